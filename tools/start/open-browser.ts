import { spawn } from 'node:child_process'

/** Opens the address where a person sits in front of a screen; elsewhere it does nothing, quietly. */
export function openBrowser(url: string): void {
  const { platform, env, stdout } = process
  if (env['CI'] || env['BROWSER'] === 'none' || !stdout.isTTY) return
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return
  const [command, args] =
    platform === 'darwin'
      ? ['open', [url]]
      : platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]]
  const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
