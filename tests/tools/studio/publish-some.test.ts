import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import type { Refused } from '#studio/api.ts'
import { home, page, poster } from '#tests/engine/site.ts'

import { changed, repositoryOfEachTest } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git, published, publish, refusal } = repository

const about = 'pages/one/about.json'
const linked = (...hrefs: string[]): string =>
  page(hrefs.map((href, at) => ({ ...poster, id: `p${at}`, link: { label: 'On', href } })))

const write = (file: string, text: string): void => repository.studio.write(file, text)
const committed = (): string[] => git('show', '--name-status', '--format=', 'HEAD').split('\n')
const status = (): string[] =>
  git('status', '--porcelain', '--branch', '--untracked-files=all').split('\n').slice(1)

beforeEach(() => {
  write(about, page([poster], { route: '/about' }))
  git('add', '.')
  git('commit', '-q', '-m', 'About')
})

describe('publishing some of what changed', () => {
  test('commits what is named, new and deleted files too; all else stays as it is, staged or not', async () => {
    write(home, changed)
    write('pages/one/next.json', page([poster], { route: '/next' }))
    write('pages/one/later.json', page([poster], { route: '/later' }))
    write('README.md', 'Two.\n')
    write(about, page([poster], { route: '/about', title: 'Staged' }))
    git('add', 'README.md', about)
    write(about, page([poster], { route: '/about', title: 'Not staged' }))
    await published({ only: ['one/home.json', 'one/next.json'] })
    expect(committed()).toEqual([`M\t${home}`, 'A\tpages/one/next.json'])
    expect(status()).toEqual(['M  README.md', `MM ${about}`, '?? pages/one/later.json'])
    expect(git('show', `:${about}`)).toContain('"Staged"')
    rmSync(join(repository.studio.root, about))
    rmSync(join(repository.studio.root, 'pages/one/later.json'))
    await published({ only: ['one/about.json'] })
    expect(committed()).toEqual([`D\t${about}`])
    expect(status()).toEqual(['M  README.md'])
  })

  test('takes along the picture that a page names, and no other', async () => {
    write('pages/media/new.svg', repository.studio.read('pages/media/logo.svg'))
    write('pages/media/other.svg', repository.studio.read('pages/media/logo.svg'))
    const image = { src: 'media/new.svg', alt: '' }
    write(home, page([{ ...poster, image }]))
    write(
      about,
      page([{ ...poster, image: { ...image, src: 'media/other.svg' } }], { route: '/about' }),
    )
    await published({ only: ['one/home.json'] })
    expect(committed()).toEqual(['A\tpages/media/new.svg', `M\t${home}`])
    expect(status()).toEqual([` M ${about}`, '?? pages/media/other.svg'])
  })

  test('says which page has to go out as well, and commits nothing', async () => {
    write(about, page([poster], { route: '/us' }))
    write(home, linked('/us'))
    write('pages/one/later.json', page([poster], { route: '/later' }))
    const { status: code, json } = await publish({ only: ['one/home.json'] })
    expect(code).toBe(422)
    expect(json<Refused>()).toMatchObject({
      message: expect.stringMatching(
        /^About \(one\) has to go out as well\. Without that the site would have this problem: .*\/us/,
      ) as string,
      needs: ['one/about.json'],
    })
    expect(await refusal({ only: ['one/home.json', 'one/later.json'] })).toMatch(/^About \(one\)/)
    await published({ only: ['one/home.json', 'one/about.json'] })
    expect(committed()).toEqual([`M\t${about}`, `M\t${home}`])
  })

  test('a page needs the fact that it names, and several things are told at once', async () => {
    const links = 'pages/content/links.json'
    const known = JSON.parse(repository.studio.read(links)) as { links: { order: object } }
    write(links, JSON.stringify({ links: { ...known.links, crew: known.links.order } }))
    write(about, page([poster], { route: '/us' }))
    write(home, linked('link:crew', '/us'))
    expect(await refusal({ only: ['one/home.json'] })).toMatch(
      /^(?:Links and About \(one\)|About \(one\) and Links) have to go out as well\./,
    )
  })

  test('goes by what would be committed: a fault in what is left behind is none', async () => {
    write(home, changed)
    write(about, '{ "route": ')
    expect(await refusal()).toContain('The site has a problem, so it can’t be published.')
    await published({ only: ['one/home.json'] })
    expect(committed()).toEqual([`M\t${home}`])
    expect(repository.studio.read(about)).toBe('{ "route": ')
    write(home, changed.replaceAll('"marquee"', '"marqee"'))
    expect(await refusal({ only: ['one/home.json'] })).toMatch(/^The site has a problem.*marqee/)
  })

  test('a hook that refuses leaves all as it was', async () => {
    repository.hook('pre-commit', 'exit 1')
    write(home, changed)
    write('pages/one/next.json', page([poster], { route: '/next' }))
    git('add', home)
    await refusal({ only: ['one/next.json'], branch: 'spring' })
    expect(status()).toEqual([`M  ${home}`, '?? pages/one/next.json'])
  })

  test('refuses a choice of what has not changed', async () => {
    write(home, changed)
    expect(await refusal({ only: ['one/about.json'] })).toMatch(/^Nothing you chose has changed/)
  })
})
