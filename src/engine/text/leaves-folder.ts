/** Whether a path has a step that leads up, or stays where it is. */
export function leavesFolder(path: string): boolean {
  return /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i.test(path)
}
