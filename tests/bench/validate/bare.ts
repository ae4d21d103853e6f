import { readdirSync, readFileSync } from 'node:fs'

/** What any reader of the same files must do at least, those of blocks too: read and parse them. */
let count = 0
function visit(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) visit(path)
    else if (entry.name.endsWith('.json')) {
      JSON.parse(readFileSync(path, 'utf8'))
      count += 1
    }
  }
}
for (const folder of process.argv.slice(2)) visit(folder)
console.log(`${count} files`)
