import { type Logger, createLogger } from 'vite'

/** What a watcher says of each file, and of each again, where the computer watches no more of them. */
const NO_MORE = /file watcher error: (ENOSPC|EMFILE)\b/

interface WatchLimit {
  /** Vite's logger, which says that once and what to do. */
  readonly logger: Logger
  /** Resolves when it is said. */
  readonly reached: Promise<void>
}

/** Looks out for a computer that is watching too many files already, as editors do. */
export function watchLimit(): WatchLimit {
  const logger = createLogger('warn', { allowClearScreen: false })
  const { error } = logger
  let reach: (() => void) | undefined
  const reached = new Promise<void>((done) => (reach = done))
  logger.error = (message, options) => {
    if (!NO_MORE.test(message)) return error(message, options)
    if (!reach) return
    reach()
    reach = undefined
    error(
      'This computer watches too many files already, so pages follow a change after two seconds and not at once. On Linux, `sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512` allows more; start again after that.',
      { timestamp: false },
    )
  }
  return { logger, reached }
}
