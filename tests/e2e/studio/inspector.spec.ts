import { type Locator, expect } from '@playwright/test'
import sharp from 'sharp'

import { axe } from '#tests/e2e/support/axe.ts'

import { test } from './studio.ts'

test('the author changes words, a colour, a link and a picture, and the page shows it', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio

  await settings.getByLabel('Note').fill('point at two')
  await expect(settings.getByText('12 of 60')).toBeVisible()
  await expect(studio.canvas.getByText('point at two')).toBeVisible()

  // A part that is clicked on the page puts the cursor into its field.
  await studio.canvas
    .getByRole('heading', { name: 'the Baron' })
    .click({ position: { x: 8, y: 40 } })
  await expect(settings.getByLabel('Name', { exact: true })).toBeFocused()
  const baron = settings.getByRole('group', { name: 'the Baron' })
  const panel = baron.getByRole('radiogroup', { name: 'Background colour' })
  await expect(baron.getByText('Text reads well, 10.1 to 1').first()).toBeVisible()
  await panel.getByRole('radio', { name: 'Blue' }).click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'can’t be read on' })).toBeVisible()
  await panel.getByRole('radio', { name: 'Lettuce' }).click()
  await expect(panel.getByRole('radio', { name: 'Lettuce' })).toBeChecked()

  await settings.getByLabel('Leads to, what kind of place').selectOption('A page of this site')
  await settings.getByLabel('Leads to, page').selectOption({ label: 'Contact (/contact)' })

  await settings.getByRole('button', { name: 'Replace Hand' }).click()
  const browser = page.getByRole('dialog', { name: 'Choose a picture' })
  await browser.getByRole('searchbox').fill('pickles')
  await browser.getByRole('button', { name: /pickles\.svg/ }).click()
  await expect(settings.getByText('pickles.svg')).toBeVisible()
  await settings.getByRole('button', { name: 'Replace Hand' }).click()
  const upload = browser.getByLabel('File to upload')
  await upload.setInputFiles({
    name: 'no-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('x'),
  })
  await expect(browser.getByRole('alert')).toBeVisible()
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#db2c14' },
  })
    .png()
    .toBuffer()
  await upload.setInputFiles({ name: 'My Hand.png', mimeType: 'image/png', buffer })
  await expect(settings.getByText('40 × 30')).toBeVisible()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  const saved = JSON.parse(studio.read('multi-location/home.json')) as {
    blocks: { type: string; [key: string]: unknown }[]
  }
  expect(saved.blocks.find(({ type }) => type === 'faves')).toMatchObject({
    note: 'point at two',
    link: { href: '/contact' },
    hand: expect.stringMatching(/^media\/.*hand.*\.(png|webp)$/i),
    items: [{ field: 'lettuce' }, {}, {}],
  })
})

test('a file from the desktop is dropped on a picture, and opens nowhere else', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#db2c14' },
  })
    .png()
    .toBuffer()
  /** Answers whether the browser would open the file, as it does where nothing takes it. */
  const drop = async (on: Locator, ...names: string[]): Promise<boolean> =>
    on.evaluate(
      (element, [names, base64]) => {
        const dataTransfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        for (const name of names) {
          const type = name.endsWith('.png') ? 'image/png' : 'application/pdf'
          dataTransfer.items.add(new File([bytes], name, { type }))
        }
        const how = { dataTransfer, bubbles: true, cancelable: true }
        element.dispatchEvent(new DragEvent('dragover', how))
        return element.dispatchEvent(new DragEvent('drop', how))
      },
      [names, buffer.toString('base64')] as const,
    )
  const picture = settings.getByText('point.svg')
  expect(await drop(picture, 'prices.pdf', 'hours.pdf')).toBe(false)
  await studio.hears('prices.pdf isn’t a picture. Choose another file.')
  expect(await drop(page.getByRole('banner'), 'stray.png')).toBe(false)
  expect(await drop(studio.canvas.locator('body'), 'stray.png')).toBe(false)
  await expect(picture).toBeVisible()
  expect(await drop(picture, 'prices.pdf', 'Dropped hand.png', 'other.png')).toBe(false)
  await expect(settings.getByText('40 × 30')).toBeVisible()
  await expect(settings.getByText(/dropped-hand/i)).toBeVisible()
  await studio.hears(
    'Only Dropped hand.png was used. Only one file fits here; drop the others on Media.',
  )
  await page.getByRole('tab', { name: 'Media' }).click()
  const files = page.getByRole('list', { name: 'Files' })
  expect(await drop(files, 'rye.png', 'bun.png')).toBe(false)
  await expect(files.getByRole('button', { name: /^rye-/ })).toBeVisible()
  await expect(files.getByRole('button', { name: /^bun-/, pressed: true })).toBeVisible()
  await expect(files.getByRole('button', { name: /^other-/ })).toBeHidden()
})

test('the author works on a list by keys, takes all of it back, and drags an item', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio
  const items = settings.getByRole('group', { name: 'Items' }).getByRole('listitem')
  const handles = settings.getByRole('button', { name: /^Move .+, \d of \d$/ })
  const status = page.getByRole('status').first()

  await settings.getByRole('button', { name: 'Move the Cortese, 3 of 3' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(status).toHaveText('the Cortese moved up, now 2 of 3.')
  await expect(settings.getByRole('button', { name: 'Move the Cortese, 2 of 3' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await settings.getByRole('button', { name: 'Duplicate the Cortese' }).press('Enter')
  await expect(items).toHaveCount(4)
  await settings.getByRole('button', { name: 'Add item to Items' }).press('Enter')
  await expect(items).toHaveCount(4)
  await settings.getByRole('button', { name: 'Move the Cortese, 3 of 4' }).press('Delete')
  await expect(status).toHaveText('Remove the Cortese. Done.')
  await expect(items).toHaveCount(3)

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect(handles).toHaveCount(3)
  await expect(handles.last()).toHaveAccessibleName('Move the Cortese, 3 of 3')
  await expect(page.getByText('All saved')).toBeVisible()

  await handles.first().hover()
  await page.mouse.down()
  const next = await handles.nth(1).boundingBox()
  await page.mouse.move(next?.x ?? 0, (next?.y ?? 0) + 60, { steps: 5 })
  await page.mouse.up()
  await expect(handles.nth(1)).toHaveAccessibleName('Move the Baron, 2 of 3')
})

test('what is wrong stands at its field once the author has left it, and is mended there', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio
  const heading = settings.getByLabel('Heading')
  await heading.fill('')
  await heading.blur()
  await expect(heading).toHaveAttribute('aria-invalid', 'true')
  await expect(heading).toHaveAccessibleDescription(/"heading" is empty/)
  await expect(settings.getByRole('tab', { name: 'Content 1 problem' })).toBeVisible()
  await heading.fill('Faves')
  await expect(heading).not.toHaveAttribute('aria-invalid')

  await settings.getByLabel('Leads to, what kind of place').selectOption('A web address')
  await settings.getByRole('textbox', { name: 'Leads to' }).fill('https://example.com/a')
  await settings.getByLabel('Leads to, what kind of place').selectOption('A part of this page')
  await page.keyboard.press('Control+z')
  expect(await axe(page, 'aside')).toEqual([])
})

test('without a block the page itself is set, and a block shows only when it should', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/about-us')
  const { settings } = studio
  await settings.getByLabel('Title').fill('About, in short')
  await settings.getByRole('radio', { name: 'Draft' }).check()
  await studio.click(studio.canvas.getByRole('heading', { level: 1 }).first())
  await settings.getByRole('tab', { name: 'Show when' }).click()
  await settings.getByRole('radio', { name: 'Phones' }).check()
  await settings.getByLabel('From', { exact: true }).fill('2026-12-01')
  await settings.getByLabel('From, time').fill('09:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  const saved = studio.read('multi-location/about-us.json')
  expect(saved).toContain('"title": "About, in short"')
  expect(saved).toContain('"status": "draft"')
  const { blocks } = JSON.parse(saved) as { blocks: { id: string; when?: unknown }[] }
  expect(blocks.find(({ id }) => id === 'hero')?.when).toEqual({
    on: 'phones',
    from: '2026-12-01T09:30',
  })

  // Of all blocks at once, what works for all.
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('Control+a')
  await expect(settings.getByRole('heading', { name: /^\d+ blocks$/ })).toBeVisible()
  await settings.getByRole('button', { name: 'Hide' }).click()
  await expect(settings.getByRole('button', { name: 'Show' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(settings.getByRole('button', { name: 'Hide' })).toBeVisible()
})

test('long names of a list stay within the panel, and so do the buttons behind them', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}content/feed`)
  const posts = studio.settings.getByRole('listitem')
  await posts.first().waitFor()
  const panel = await studio.settings.boundingBox()
  for (const post of await posts.all()) {
    const box = await post.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (panel?.x ?? 0) + (panel?.width ?? 0),
    )
  }
})

test('fields show all of their words in a browser that does not size them', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('treeitem', { name: 'Intro' }).click()
  const headline = studio.settings.getByLabel('Headline', { exact: true })
  await headline.evaluate((element) => element.style.setProperty('field-sizing', 'fixed'))
  await headline.fill('One\nTwo\nThree\nFour\nFive')
  const hidden = (): Promise<number> =>
    headline.evaluate((element) => element.scrollHeight - element.clientHeight)
  await expect.poll(hidden).toBe(0)
})

test('words from another program keep what is strong and where they lead', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('multi-location/home')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = async (html: string, text: string): Promise<void> =>
    page.evaluate(
      async ([html, text]) => {
        const item = { 'text/html': html, 'text/plain': text } as Record<string, string>
        await navigator.clipboard.write([new ClipboardItem(item)])
      },
      [html, text] as const,
    )
  await page.getByRole('treeitem', { name: 'Intro' }).click()
  const text = studio.settings.getByLabel('Text', { exact: true })
  await copy(
    '<p>Baked <b>every&nbsp;morning</b>.</p><p>See <a href="https://nyc.example/">the parks</a>.</p>',
    'Baked every\u00A0morning.\r\nSee the parks.',
  )
  await text.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect(text).toHaveValue(
    'Baked **every morning**.\n\nSee [the parks](https://nyc.example/).',
  )
  const link = studio.canvas.getByRole('link', { name: 'the parks' })
  await expect(link).toHaveAttribute('href', 'https://nyc.example/')
  await expect(studio.canvas.locator('strong', { hasText: 'every morning' })).toBeVisible()

  // A field of plain words takes the words alone, without what nobody sees.
  await copy('<b>Hand\u00ADmade\u00A0buns</b>', 'Hand\u00ADmade\u00A0buns')
  await page.getByRole('treeitem', { name: 'Faves' }).click()
  const note = studio.settings.getByLabel('Note', { exact: true })
  await note.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect(note).toHaveValue('Handmade buns')

  // So does one of a window, whose words go to disk as well.
  await page.keyboard.press('Control+Shift+f')
  const words = page.getByRole('searchbox', { name: 'Words to look for' })
  await expect(words).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(words).toHaveValue('Handmade buns')
})

test('words go on where others were taken back, and behind those that came again', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { keyboard } = page
  const caretTo = (field: Locator, place: number): Promise<void> =>
    field.evaluate((control: HTMLInputElement, at) => {
      control.focus()
      control.setSelectionRange(at, at)
    }, place)
  for (const [block, name] of [
    ['Intro', 'Text'],
    ['Faves', 'Heading'],
  ] as const) {
    await page.getByRole('treeitem', { name: block }).click()
    const field = studio.settings.getByRole('textbox', { name, exact: true })
    const before = await field.inputValue()
    const withWords = (words: string): string => before.slice(0, 3) + words + before.slice(3)
    await caretTo(field, 3)
    await keyboard.type('QQQ')
    await expect(field).toHaveValue(withWords('QQQ'))
    await keyboard.press('Control+z')
    await expect(field).toHaveValue(before)
    await keyboard.press('Control+Shift+z')
    await expect(field).toHaveValue(withWords('QQQ'))
    await keyboard.type('R')
    await expect(field).toHaveValue(withWords('QQQR'))
    await keyboard.press('Control+z')
    await keyboard.press('Control+z')
    await expect(field).toHaveValue(before)
    await keyboard.type('really ')
    await expect(field).toHaveValue(withWords('really '))
  }
})
