interface Props {
  readonly lines: readonly string[]
  readonly className: string | undefined
}

/** A heading in the lines that its author broke it into, each with the class; read aloud it is one phrase. */
export function Lines({ lines, className }: Props) {
  return lines.map((line, index) => (
    <span key={index} className={className}>
      {line}
      {index < lines.length - 1 ? ' ' : null}
    </span>
  ))
}
