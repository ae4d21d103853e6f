/**
 * What somebody means who points at a place of the page: the words that they see there, before a
 * picture that is drawn over them, and a picture before what is see-through. What covers the page, as
 * an open menu, a bar or a box of another colour, is meant itself.
 */
export function pointedAt(frame: Document, { target, clientX, clientY }: MouseEvent): Element {
  const first = target as Element
  let picture: Element | undefined
  for (const element of frame.elementsFromPoint(clientX, clientY)) {
    if (!isSeen(element)) continue
    if (hasWordsAt(element, clientX, clientY)) return element
    if (element.matches(pictures)) {
      if (isAround(element)) return element
      picture ??= element
    } else if (element.matches(controls) || isOpaque(element)) return picture ?? element
  }
  return picture ?? first
}

const pictures = 'img, video, canvas, svg, svg *'
const controls = 'input, textarea, select, button, iframe'

/** A logo in the header lets no words of the page through. */
function isAround(element: Element): boolean {
  return element.closest('[data-block]') === null
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage.includes('(') || !isClear(backgroundColor)
}

/** Of a computed colour: `rgba(0, 0, 0, 0)`, or `color(srgb 0 0 0 / 0)`. */
function isClear(color: string): boolean {
  return color === '' || /^rgba\(.*, *0\)$|\/ *0\)$/.test(color)
}

/**
 * Whether the element itself, and not one inside of it, shows words at a place of the view; between two
 * lines of them too.
 */
function hasWordsAt(element: Element, x: number, y: number): boolean {
  const { color, lineHeight } = getComputedStyle(element)
  if (isClear(color)) return false
  const range = element.ownerDocument.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(({ left, right, top, bottom, height }) => {
      const leading = Math.max((Number.parseFloat(lineHeight) - height) / 2, 0) || 0
      return left <= x && x <= right && top - leading <= y && y <= bottom + leading
    })
  })
}
