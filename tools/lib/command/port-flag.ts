import { Refusal } from './command.ts'

/** The port that `--port` names. @throws {Refusal} if it is none. */
export function portFlag(port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port)
  throw new Refusal(
    `“${port}” is not a port.`,
    'Write a number from 0 to 65535; 0 takes any free one.',
  )
}
