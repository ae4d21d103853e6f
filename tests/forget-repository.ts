import { devNull } from 'node:os'

import { repositoryNames } from '#tools/lib/git-environment.ts'

// Tests make repositories, and in a hook theirs would be the one that is being committed to.
for (const name of repositoryNames) delete process.env[name]

// Who signs commits, or has hooks for all repositories, would be asked for a passphrase, or refused.
process.env['GIT_CONFIG_GLOBAL'] = devNull
process.env['GIT_CONFIG_NOSYSTEM'] = '1'

const settings = [
  // A commit starts another git that may tidy up after it: as many processes again, and none does.
  ['maintenance.auto', 'false'],
  // In a container the checkout may belong to somebody else, and be trusted by what is left out above.
  ['safe.directory', process.cwd()],
]
process.env['GIT_CONFIG_COUNT'] = String(settings.length)
for (const [index, [name, value]] of settings.entries()) {
  process.env[`GIT_CONFIG_KEY_${index}`] = name
  process.env[`GIT_CONFIG_VALUE_${index}`] = value
}
