/** Listens; what comes back stops listening. With `capture`, before anything inside the target does. */
export function on<E extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: E) => void,
  capture?: boolean,
): () => void {
  target.addEventListener(type, listener as EventListener, capture)
  return () => target.removeEventListener(type, listener as EventListener, capture)
}
