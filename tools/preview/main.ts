import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { commandFor } from '#engine/site/pages-folder.ts'
import { shellWord } from '#engine/text/shell-word.ts'
import { Refusal, flags, runCommand } from '#tools/lib/command/command.ts'
import { portFlag } from '#tools/lib/command/port-flag.ts'

import { servePreview } from './serve-preview.ts'

/** `npm run preview`: serves the built site as a static host would, until it is stopped. */
await runCommand(async () => {
  const { out, port, pages } = flags({
    out: { type: 'string', default: 'dist', says: 'The built site.' },
    port: { type: 'string', default: '4173', says: 'Where it listens; 0 takes any free port.' },
    // Every command takes it; what is served here is already built.
    pages: { type: 'string', says: 'The pages folder, for the build command it prints.' },
  })
  const wanted = portFlag(port)
  const dir = resolve(out)
  const to = out === 'dist' ? [] : ['--out', shellWord(out)]
  const build = commandFor({ pagesDir: pages ?? 'pages' }, 'build', ...to)
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Refusal(`There is no built site in ${out}.`, `Run \`${build}\` first.`)
  }
  const { url } = await servePreview(dir, { port: wanted })
  const serving = `Serving ${out} at ${url} until Ctrl+C.`
  const other = `It shows the pages ${out} was built from. To build those of ${pages}, run \`${build}\`.`
  console.log(pages === undefined ? serving : `${serving}\n${other}`)
  return 0
})
