/** The same task, done for one who asks after the other; one that fails does not hold up the next. */
export function inTurn<Asked extends unknown[], T>(
  task: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const done = last.then(() => task(...asked))
    last = done.catch(() => {})
    return done
  }
}
