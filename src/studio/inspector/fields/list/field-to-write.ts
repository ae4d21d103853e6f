/** The first field of a new item that is empty, since the name it has by itself can stay; else the first. */
export function fieldToWrite(item: Element): HTMLElement | undefined {
  // From the item on: in a list within a list, what is around it is a setting as well.
  const inside = ':scope [data-at] :is(input:not([type=file]), textarea, select, button)'
  const fields = [...item.querySelectorAll<HTMLElement>(inside)]
  const isEmpty = (field: Element): boolean =>
    field.matches('input, textarea') && (field as HTMLInputElement).value === ''
  return fields.find(isEmpty) ?? fields[0]
}
