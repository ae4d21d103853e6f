import { type Logger, createLogger } from 'vite'

/** What a watcher says of each file, and of each again, where the computer watches no more of them. */
const NO_MORE = /file watcher error: (ENOSPC|EMFILE)\b/

/** Where in Vite a fault of a source was noticed helps nobody to find it. */
const STACK = /\n\s+at .*/g

interface ViteLogger {
  /** For people: without stacks, and it says once that no more files are watched, and what to do. */
  readonly logger: Logger
  /** Resolves when that is said. */
  readonly limit: Promise<void>
}

/** What Vite says while it serves, on a computer too that is watching too many files already, as editors do. */
export function viteLogger(): ViteLogger {
  const logger = createLogger('warn', { allowClearScreen: false })
  const { error } = logger
  let reach: (() => void) | undefined
  const limit = new Promise<void>((done) => (reach = done))
  logger.error = (message, options) => {
    if (!NO_MORE.test(message)) return error(message.replaceAll(STACK, ''), options)
    if (!reach) return
    reach()
    reach = undefined
    error(
      'This computer watches too many files already, so pages follow a change after two seconds and not at once. On Linux, `sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512` allows more; start again after that.',
      { timestamp: false },
    )
  }
  return { logger, limit }
}
