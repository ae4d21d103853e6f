// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { runsOf } from '#engine/text/rich-line.ts'
import { pastedMarks, pastedWords } from '#studio/inspector/fields/rich-text/pasted-marks.ts'
import { pastePlain, plainPaste } from '#studio/inspector/form/plain-paste.ts'

/** As Word for Windows puts it on the clipboard, shortened. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><title>Catering</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt;} a:link {color:#0563C1;} --></style></head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in'>
<!--StartFragment-->
<p class=MsoNormal>We bake <b><span style='mso-bidi-font-weight:normal'>every
morning</span></b><b> at&nbsp;six</b>, and <i>never</i> on a <a
href="https://mitts.example/days_(open)"><span style='color:black'>holiday</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Hand&shy;made <a href="#_Toc1234">buns</a><o:p></o:p></p>
<p class=MsoNormal>Write to <a href="mailto:hello@mitts.example"><b>us</b></a><o:p></o:p></p>
<!--EndFragment--></body></html>`

/** As Google Docs does. */
const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8a1b2c3d-7fff-1234"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Catering</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">We bake </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">every morning </span><span style="font-weight:400;white-space:pre-wrap;">for </span><a href="https://nyc.example/parks" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">the parks</span></a><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Buns</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">Pickles</span></p></li></ul></b><br class="Apple-interchange-newline">`

test('words from Word keep what is strong, where they lead, and their paragraphs', () => {
  expect(pastedMarks(word)).toEqual([
    'We bake **every morning at six**, and never on a [holiday](https://mitts.example/days_%28open%29).',
    'Handmade buns',
    'Write to [us](mailto:hello@mitts.example)',
  ])
})

test('words from Google Docs do too, and are not all strong', () => {
  expect(pastedMarks(docs)).toEqual([
    'Catering',
    'We bake **every morning** for [the parks](https://nyc.example/parks).',
    'Buns',
    '**Pickles**',
  ])
})

test('of a web page come its words, and nothing that runs or leads to code', () => {
  expect(
    pastedMarks(
      '<h2 style="font-weight: 700">News</h2><p onclick="x()">Read <a href="javascript:x()">this</a>, <a href="http://a.example">that</a> and <a href=" HTTPS://a.example/b c"><img src=x onerror="x()"> [more]</a></p><script>x()</script><style>p{}</style><div><div>two<br>lines</div></div><table><tr><td>1</td><td><b>2*</b></td></tr></table>',
    ),
  ).toEqual([
    'News',
    'Read this, [that](https://a.example) and [\\[more\\]](https://a.example/b%20c)',
    'two lines',
    '1 **2\\***',
  ])
  expect(pastedMarks('')).toEqual([])
  expect(pastedMarks('<img src="x.png">')).toEqual([])
})

test('what reviewers crossed out or wrote beside the words stays away', () => {
  const reviewed = `<body><p class=MsoNormal>We <b>bake</b> breadcrumbs at <a
style='mso-comment-reference:AS_1;mso-comment-date:20270101T1200'>four</a><span class=MsoCommentReference><span
style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AS1]</a><span
style='mso-special-character:comment'>&nbsp;</span></span></span>. <del cite="mailto:a@b.example"
datetime="2027-01-01T12:00">The boss is cheap and </del><ins cite="mailto:a@b.example">Our</ins> prices stay
low.<s><del> Struck.</del></s></p><div style='mso-element:comment-list'><hr class=msocomoff><div
style='mso-element:comment'><p class=MsoCommentText><a class=msocomoff href="#_msoanchor_1">[AS1]</a>Legal says
this is a lie, check before launch</p></div></div></body>`
  expect(pastedMarks(reviewed)).toEqual(['We **bake** breadcrumbs at four. Our prices stay low.'])
  expect(
    pastedMarks(
      '<p>price <span style="font-weight:400;text-decoration:line-through;color:red">$9</span> now <s>$8</s> <strike>$6</strike> <u style="text-decoration:underline">$7</u><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Too cheap?</span></p><p>Ask.</p></div>',
    ),
  ).toEqual(['price now $7'])
})

test('lines of a code editor have no marks but those among their letters', () => {
  const look = "font-family: Menlo, 'Courier New', monospace;font-weight: normal;line-height: 18px;"
  const line =
    '<div><span style="color: #569cd6;font-weight: bold;">**bold**</span><span> and [l](https://x.example)</span></div>'
  for (const html of [
    `<meta charset='utf-8'><div style="${look}white-space: pre;">${line}<br>${line}</div>`,
    `<html><head></head><body><pre style="${look}">${line}</pre></body></html>`,
  ])
    expect(pastedWords(html, '**bold** and \u00ADso on', ' ')).toBe('**bold** and so on')
  expect(pastedWords('<p>two</p><p><b>words</b></p>', '', ' ')).toBe('two **words**')
  expect(pastedMarks(`<div style="${look}white-space: pre-wrap;">${line}</div>`)).toHaveLength(1)
  expect(pastedMarks('<pre>See <a href="https://x.example">this</a></pre>')).toHaveLength(1)
  expect(pastedMarks('<pre>code</pre><p>and words</p>')).toEqual(['code', 'and words'])
})

test('pasted stars and brackets are what they were, and make nothing strong beside them', () => {
  expect(pastedMarks('<p>2 ** 3 is <b>hot</b></p><p>2**3**4, <b>2 * 3</b></p>')).toEqual([
    '2 ** 3 is **hot**',
    String.raw`2\*\*3\*\*4, **2 \* 3**`,
  ])
  const words = fc.string({ unit: fc.constantFrom('*', '**', '[', '](/a)', '\\', ' ', 'a') })
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.boolean()), { maxLength: 5 }), (parts) => {
      const html = parts.map(([text, strong]) => (strong ? `<b>${text}</b>` : text)).join('')
      const look = parts.flatMap(([text, strong]) => [...text].map((one) => ({ one, strong })))
      const runs = runsOf(pastedMarks(html)[0] ?? '')
      // Where a space is strong or not nobody sees.
      const seen = look.filter(({ one }) => one !== ' ')
      const is = runs.flatMap(({ text, strong }) => [...text].map((one) => ({ one, strong })))
      expect(is.filter(({ one }) => one !== ' ')).toEqual(seen)
    }),
  )
})

test('what nobody sees of pasted words stays away, and what they see does not', () => {
  expect(plainPaste('\u202A212\u00A0555\u202C sand\u00ADwich\u200B \uFEFF§\u202F1')).toBe(
    '212 555 sandwich § 1',
  )
  expect(plainPaste('a slide\u000Bof two\u0007 lines\u0092')).toBe('a slide of two lines')
  expect(plainPaste('caf\uFFFD, crème 👩‍🍳\nnext')).toBe('caf\uFFFD, crème 👩‍🍳\nnext')
})

test('every field of the editor, also of its windows, takes pasted words without what nobody sees', () => {
  const insert = vi.fn<Document['execCommand']>()
  document.execCommand = insert
  const stop = pastePlain(document)
  document.body.innerHTML = '<dialog><input><textarea></textarea><p></p></dialog>'
  const paste = (into: string, text: string): boolean => {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { getData: () => text },
    })
    const field = document.querySelector<HTMLElement>(into)
    field?.focus()
    field?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const pasted = '\u200BOur\u00A0Sommer\u00ADfest \u202B2027\u202C\uFEFF'
  for (const field of ['input', 'textarea']) {
    expect(paste(field, pasted)).toBe(true)
    expect(insert).toHaveBeenLastCalledWith('insertText', false, 'Our Sommerfest 2027')
  }
  // What is plain anyway, and what is pasted elsewhere, is left to the browser.
  expect([paste('input', 'Our fest'), paste('p', pasted)]).toEqual([false, false])
  stop()
  expect(paste('input', pasted)).toBe(false)
  expect(insert).toHaveBeenCalledTimes(2)
})
