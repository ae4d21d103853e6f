/** A Studio in a process of its own, so that a test can kill it: tells where it is and waits. */
import { openStudio } from './studio-server.ts'

const { port, token } = await openStudio(process.argv[2] ?? '')
console.log(JSON.stringify({ port, token }))
