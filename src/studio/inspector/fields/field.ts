import type { ComponentType } from 'react'

import type { Schema } from '#engine/schema/schema.ts'
import type { Setter } from '#studio/inspector/form/bind.ts'

/** What a field's folder says in `field.ts`: which settings it is for. */
export interface FieldShape {
  /** Of several that fit, the one with the highest is taken: 0 for a bare JSON type. */
  readonly rank: number
  /**
   * How it stands in the form: under a label that names one control, beside it in a row, or as a group
   * of several under a title.
   */
  readonly frame: 'control' | 'row' | 'group'
  /** Whether it shows the findings of its parts by its own settings. */
  readonly parts?: boolean
  /** Whether it is there even where the setting is not, rather than a button that adds it. */
  readonly always?: boolean
  /** `name` is that of the definition which the setting refers to: `Link`. */
  fits(schema: Schema, name: string | undefined): boolean
  /** Whether it can show this value, whose JSON type is right. Left out, any; else the next that fits. */
  shows?(value: unknown): boolean
}

/** What `Field.tsx` gets. */
export interface FieldProps {
  /** JSON Pointer of the setting inside of what the form is for. */
  readonly at: string
  /** Without `$ref`. */
  readonly schema: Schema
  readonly name: string | undefined
  readonly label: string
  readonly required: boolean
  /** Of the type the schema asks for, or undefined where the setting is not there. */
  readonly value: unknown
  readonly set: Setter
  /** For the control that the label names. */
  readonly control: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
    readonly 'aria-required': true | undefined
  }
}

export interface FoundField extends FieldShape {
  readonly Field: ComponentType<FieldProps>
}
