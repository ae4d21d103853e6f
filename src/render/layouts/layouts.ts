import type { ComponentType } from 'react'

import type { Page } from '#schema/types.ts'

import { BareLayout } from './BareLayout.tsx'
import { HeaderLayout } from './HeaderLayout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { QuizLayout } from './QuizLayout.tsx'
import { SidebarLayout } from './SidebarLayout.tsx'
import { SocialLayout } from './SocialLayout.tsx'

/** What can stand around the blocks, by the names of the page schema. */
export const layouts: Record<NonNullable<Page['layout']>, ComponentType<LayoutProps>> = {
  header: HeaderLayout,
  sidebar: SidebarLayout,
  social: SocialLayout,
  quiz: QuizLayout,
  bare: BareLayout,
}

/** @throws {Error} if there is no layout of that name, as while it is being written. */
export function requireLayout(name: string): void {
  if (!Object.hasOwn(layouts, name))
    throw new Error(`There is no layout “${name}”. Use one of: ${Object.keys(layouts).join(', ')}.`)
}
