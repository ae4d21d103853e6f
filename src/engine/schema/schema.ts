import { memo } from '#engine/memo.ts'
import runtime from '#schema/runtime.json' with { type: 'json' }

/**
 * What has a name that others name it by. The names of anchors end addresses; all others are what
 * references of their kind name (`ReferenceKind`).
 */
export type IdKind =
  | 'anchor'
  | 'location'
  | 'link'
  | 'post'
  | 'menu-item'
  | 'menu-section'
  | 'quiz-question'

/** A JSON Schema as the engine reads it: what our schemas use, and nothing else. */
export interface Schema {
  readonly $ref?: string
  /** What people read: of a setting, where its key would not tell a person; of a block, its name. */
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly not?: Schema
  readonly if?: Schema
  readonly then?: Schema
  readonly enum?: readonly unknown[]
  readonly enumDescriptions?: readonly string[]
  readonly default?: unknown
  readonly deprecated?: boolean
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-category'?: string
  readonly 'x-heading'?: number
  /** What it means that a time is not set, as its field says. */
  readonly 'x-empty'?: string
  /** What the text, or the key of a record, is the name of. */
  readonly 'x-id'?: IdKind
  /** Values of settings beside it, without which it says nothing; `applies` reads it. */
  readonly 'x-if'?: Readonly<Record<string, readonly unknown[]>>
  /** The fewest columns of a grid that a block takes, where it is more than most. */
  readonly 'x-least-span'?: number
  readonly 'x-limit'?: {
    readonly once?: boolean
    readonly max?: number
    readonly notAfter?: readonly string[]
  }
  readonly 'x-multiline'?: boolean
  /** What `definition` knows it by: Link, Href. The generator writes it; no author does. */
  readonly 'x-name'?: string
  /** Names that a record should have, beside any others. */
  readonly 'x-needed'?: readonly string[]
  readonly 'x-never'?: readonly (readonly string[])[]
  /** The only screens that a block shows on by itself. */
  readonly 'x-on'?: 'phones' | 'desktops'
  /** What forms call one of the list, where the list's own name would not tell. */
  readonly 'x-one'?: string
  readonly 'x-placeholder'?: string
  /** The link sends visitors on at once where these settings beside it have these values; `sendsOn` reads it. */
  readonly 'x-redirect'?: Readonly<Record<string, readonly unknown[]>>
  readonly 'x-ref'?: string
  /** `banner`: at the top of a page the block comes above the header. */
  readonly 'x-region'?: 'banner'
  readonly 'x-service'?: string
  readonly 'x-tab'?: string
  readonly 'x-type'?: string
  readonly 'x-unit'?: string
  /** JSON Pointer of a list in the same document, of which the text has words, with commas between. */
  readonly 'x-words'?: string
}

const definitions = runtime.$defs as unknown as Readonly<Record<string, Schema>>

/** A definition of the generated schema by name: Page, Link, MarqueeProps. */
export function definition(name: string): Schema {
  return definitions[name] ?? {}
}

/** The form that a definition asks of a text: Route, Media, Href. */
export const patternOf = memo((name: string) => new RegExp(definition(name).pattern ?? '', 'u'))

/** The definition that a `$ref` names. */
export function referred(ref: string): Schema {
  return definition(definitionName(ref))
}

/** `Link` of `#/$defs/Link`. */
export function definitionName(ref: string): string {
  return ref.replace('#/$defs/', '')
}

/** The schema behind a `$ref`, with what stands beside the `$ref` laid over it; the same each time. */
export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : joined(schema)
}

const joined = memo(
  ({ $ref = '', ...own }: Schema): Schema => ({ ...resolved(referred($ref)), ...own }),
  new WeakMap(),
)

/** The schema of each block's settings, by type. */
export const blockSchemas: ReadonlyMap<string, Schema> = new Map(
  Object.values(definitions).flatMap((schema) =>
    schema['x-type'] ? [[schema['x-type'], schema] as const] : [],
  ),
)

/** Other words for a block, or for a setting of an object, as its schema lists them. */
export function blockAliases(type: string): readonly string[] {
  return blockSchemas.get(type)?.['x-aliases'] ?? []
}
