import { repositoryNames } from '#tools/lib/git-environment.ts'

// Tests make repositories, and in a hook theirs would be the one that is being committed to.
for (const name of repositoryNames) delete process.env[name]

// A commit starts another git that may tidy up after it: as many processes again, and none does.
process.env['GIT_CONFIG_COUNT'] = '1'
process.env['GIT_CONFIG_KEY_0'] = 'maintenance.auto'
process.env['GIT_CONFIG_VALUE_0'] = 'false'
