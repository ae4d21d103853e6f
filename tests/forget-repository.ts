import { repositoryNames } from '#tools/lib/git-environment.ts'

// Tests make repositories, and in a hook theirs would be the one that is being committed to.
for (const name of repositoryNames) delete process.env[name]
