import { blockSchemaOutsideDialect } from './block-schema-outside-dialect.ts'
import { blockWithoutComponent } from './block-without-component.ts'
import { blockWithoutSchema } from './block-without-schema.ts'
import { brokenAnchor } from './broken-anchor.ts'
import { brokenLink } from './broken-link.ts'
import { clashingName } from './clashing-name.ts'
import { descriptionTwice } from './description-twice.ts'
import { duplicateId } from './duplicate-id.ts'
import { duplicateMenuItem } from './duplicate-menu-item.ts'
import { emptyLinkText } from './empty-link-text.ts'
import { emptySet } from './empty-set.ts'
import { exampleInvalid } from './example-invalid.ts'
import { exampleMissing } from './example-missing.ts'
import { headingOrder } from './heading-order.ts'
import { insecureUrl } from './insecure-url.ts'
import { linkToAlias } from './link-to-alias.ts'
import { linkToDraft } from './link-to-draft.ts'
import { lookalikeHost } from './lookalike-host.ts'
import { missingDocument } from './missing-document.ts'
import { missingMedia } from './missing-media.ts'
import { neverShows } from './never-shows.ts'
import { noSuchDay } from './no-such-day.ts'
import { pathLeavesFolder } from './path-leaves-folder.ts'
import { placeholderText } from './placeholder-text.ts'
import { poorAlt } from './poor-alt.ts'
import { quizBounds } from './quiz-bounds.ts'
import { quizSheets } from './quiz-sheets.ts'
import { rawHtml } from './raw-html.ts'
import { reservedRoute } from './reserved-route.ts'
import { routeTwice } from './route-twice.ts'
import type { Rule } from './rule.ts'
import { schemaNotGenerated } from './schema-not-generated.ts'
import { specialDay } from './special-day.ts'
import { titleTwice } from './title-twice.ts'
import { unfollowedLink } from './unfollowed-link.ts'
import { unknownAllergen } from './unknown-allergen.ts'
import { unknownBlock } from './unknown-block.ts'
import { unknownLink } from './unknown-link.ts'
import { unknownLocation } from './unknown-location.ts'
import { unknownMenuItem } from './unknown-menu-item.ts'
import { unknownMenuSection } from './unknown-menu-section.ts'
import { unknownPost } from './unknown-post.ts'
import { unknownTimeZone } from './unknown-time-zone.ts'
import { unknownVariant } from './unknown-variant.ts'
import { unreadFile } from './unread-file.ts'
import { unreadableFile } from './unreadable-file.ts'
import { unsafeUrl } from './unsafe-url.ts'
import { unusedMedia } from './unused-media.ts'
import { wrongAddress } from './wrong-address.ts'
import { wrongFileName } from './wrong-file-name.ts'

/** Every rule. The list is written out because the engine runs where no bundler could collect it. */
export const rules: readonly Rule[] = [
  blockSchemaOutsideDialect,
  blockWithoutComponent,
  blockWithoutSchema,
  brokenAnchor,
  brokenLink,
  clashingName,
  descriptionTwice,
  duplicateId,
  duplicateMenuItem,
  emptyLinkText,
  emptySet,
  exampleInvalid,
  exampleMissing,
  headingOrder,
  insecureUrl,
  linkToAlias,
  linkToDraft,
  lookalikeHost,
  missingDocument,
  missingMedia,
  neverShows,
  noSuchDay,
  pathLeavesFolder,
  placeholderText,
  poorAlt,
  quizBounds,
  quizSheets,
  rawHtml,
  reservedRoute,
  routeTwice,
  schemaNotGenerated,
  specialDay,
  titleTwice,
  unfollowedLink,
  unknownAllergen,
  unknownBlock,
  unknownLink,
  unknownLocation,
  unknownMenuItem,
  unknownMenuSection,
  unknownPost,
  unknownTimeZone,
  unknownVariant,
  unreadFile,
  unreadableFile,
  unsafeUrl,
  unusedMedia,
  wrongAddress,
  wrongFileName,
]
