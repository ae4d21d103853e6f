/**
 * Whether Windows reserves the name of a file or folder for a device, whatever its ending: `aux.png`. A
 * repository that has one cannot be checked out there.
 *
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions
 */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
}
