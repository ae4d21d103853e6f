import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { svgProblem } from '#tools/media/svg-problem.ts'
import { cleanSvg } from '#tools/studio/media/clean-svg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'
const close = '</svg>\n'

/** What becomes of this inside a drawing, or the sentence that it is refused with. */
function inside(markup: string): string {
  try {
    const clean = cleanSvg(open + markup + close)
    expect([clean.slice(0, open.length), clean.slice(-close.length)]).toEqual([open, close])
    return clean.slice(open.length, -close.length)
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  '<path d="M0 0h1" fill="none" stroke-width="2"/>',
  '<g clip-path="url(#b)" style="fill:url(#c)"><text x="1">a &lt; b &amp; c</text></g>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>',
  '<style>.a &gt; .b{fill:url(#c)}</style>',
  '<title>One</title>',
  '<switch><g requiredExtensions="http://x.example/"/><path/></switch>',
  '<path aria-label="&quot; onload=&quot;alert(1)"/>',
  '<image href="data:image/png;base64,AAAA" width="1" height="1"/>',
])('keeps %s as it is', (markup) => expect(inside(markup)).toBe(markup))

test.each([
  ['a script', '<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
  ['a script in CDATA', '<script><![CDATA[ a < b ]]></script><path/>', '<path/>'],
  ['a handler', '<path onclick="alert(1)" d="M0 0"/>', '<path d="M0 0"/>'],
  ['a handler in capitals', "<path ONLOAD='alert(1)'/>", '<path/>'],
  ['a link around a shape', '<a xlink:href="https://x.example"><path/></a>', '<g><path/></g>'],
  [
    'a link in a text',
    '<text><tspan><a href="x">a</a></tspan></text>',
    '<text><tspan><tspan>a</tspan></tspan></text>',
  ],
  ['notes of an editor', '<sodipodi:namedview id="n"/><g inkscape:label="x"/>', '<g/>'],
  ['metadata', '<metadata><rdf:RDF xmlns:rdf="x"/></metadata>', ''],
  ['a part of another language', '<body xmlns="http://www.w3.org/1999/xhtml"/>', ''],
  ['comments', '<!-- a --><path/>', '<path/>'],
  ['an old way to refer', '<use xlink:href="#a"/>', '<use href="#a"/>'],
  ['an old way before the new', '<use xlink:href="#a" href="#b"/>', '<use href="#b"/>'],
  ['an old way behind the new', '<use href="#b" xlink:href="#a"/>', '<use href="#b"/>'],
  ['an attribute nobody knows', '<path formaction="javascript:alert(1)"/>', '<path/>'],
])('leaves out %s', (_, markup, clean) => expect(inside(markup)).toBe(clean))

test.each([
  ['<foreignObject><p/></foreignObject>', 'The drawing holds <foreignObject>'],
  // Without it, what it draws stroke by stroke or fades in would stay unseen.
  [
    '<path stroke-dashoffset="400"><animate attributeName="stroke-dashoffset" to="0"/></path>',
    'The drawing holds <animate>',
  ],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'The drawing holds <set>'],
  ['<style>.a{animation:b 1s}</style>', 'sets itself in motion at the style sheet'],
  ['<iframe src="x"/>', 'The drawing holds <iframe>'],
  ['<use href="https://x.example/a.svg#b"/>', 'outside itself at “href” of <use>'],
  ['<use href="&#106;avascript:alert(1)"/>', 'outside itself at “href” of <use>'],
  ['<image href="https://x.example/a.png"/>', 'outside itself at “href” of <image>'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'outside itself'],
  ['<path style="fill:url(https://x.example)"/>', 'outside itself at “style” of <path>'],
  ['<path fill="url(//x.example/a)"/>', 'outside itself at “fill” of <path>'],
  ['<style>@import "https://x.example/a.css"</style>', 'outside itself at the style sheet'],
  [String.raw`<style>.a{fill:u\72l(//x.example)}</style>`, 'outside itself at the style sheet'],
  ['<path', 'cannot be read at line 1: disallowed character in tag name'],
  ['<g><path></g></path>', 'cannot be read at line 1: unexpected close tag'],
  ['<path d="a" d="b"/>', 'cannot be read at line 1: duplicate attribute: d'],
  ['<path d=M0/>', 'cannot be read at line 1: unquoted attribute value'],
  ['<text>&xxe;</text>', 'cannot be read at line 1: undefined entity'],
  ['<text>&#0;</text>', 'cannot be read at line 1: malformed character entity'],
  ['<text>& ;</text>', 'cannot be read at line 1: disallowed character in entity name'],
  ['<g>'.repeat(300) + '</g>'.repeat(300), 'more than 200 elements in each other'],
])('refuses %s and says why', (markup, reason) => expect(inside(markup)).toContain(reason))

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'defines things in a declaration such as <!DOCTYPE>'],
  [
    '<!DOCTYPE svg SYSTEM "x" [<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;]><svg/>',
    'defines things',
  ],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', 'isn’t an SVG'],
  ['<html><svg/></html>', 'isn’t an SVG'],
  ['<x:svg xmlns:x="http://www.w3.org/2000/svg"/>', 'isn’t an SVG'],
  ['<svg/><svg/>', 'documents may contain only one root'],
  ['hello', 'holds no <svg>'],
])('refuses the file %s', (text, reason) => expect(() => cleanSvg(text)).toThrow(reason))

test('a plain document type and an instruction are left out, as drawing programs write them', () => {
  const head =
    '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Made by a program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  expect(cleanSvg(`${head}${open}<path/>${close}`)).toBe(`${open}<path/>${close}`)
})

test('a way to refer has the prefix that the drawing declares for it', () => {
  const xlink = 'xmlns:ns1="http://www.w3.org/1999/xlink"'
  const text = `<svg ${xlink} viewBox="0 0 1 1"><use ns1:href="#a" ns2:href="#b"/></svg>`
  expect(cleanSvg(text)).toBe(`${open}<use href="#a"/>${close}`)
})

test('every drawing of the real site goes through, and a second time changes nothing', () => {
  const files = readdirSync('pages/media', { recursive: true, encoding: 'utf8' })
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(40)
  for (const file of drawings) {
    const once = cleanSvg(readFileSync(join('pages/media', file), 'utf8'))
    expect(cleanSvg(once), file).toBe(once)
  }
})

test('whatever is put together, what comes out is a drawing or a refusal', () => {
  const bits = fc.constantFrom(
    ...'<svg> </svg> <g> </g> <script> </script> <a href="javascript:x"> </a> <path onload="x"/> <!-- --> <![CDATA[ ]]> <?x ?> &lt; &#60; " \' > < = / <use href="#a"/> <use href="x"/> <style> </style> @import \\ url(x) xmlns="http://www.w3.org/2000/svg" text'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
      let clean: string
      try {
        clean = cleanSvg(open + parts.join('') + close)
      } catch (error) {
        expect((error as Error).message).toMatch(/^The (?:drawing|file) /)
        return
      }
      expect(svgProblem(clean)).toBeUndefined()
      expect(clean).not.toMatch(/<script|<a\b|<[^>]*\s(?:on\w+|href="(?!#))/i)
    }),
    { numRuns: 500 },
  )
})

// Each is less than 2 MB, and would be read for minutes if attributes were looked for at every letter.
test.each([
  ['a tag of spaces', `<g${' '.repeat(1_000_000)}/>`, '<g/>'],
  ['a name with spaces behind it', `<g a${' '.repeat(1_000_000)}/>`, 'attribute without value'],
  [
    'very many attributes',
    `<g ${Array.from({ length: 60_000 }, (_, at) => `data-${at}=""`).join(' ')}/>`,
    'data-59999',
  ],
])('%s is read in a moment', (_, markup, result) =>
  expect(inside(markup).includes(result)).toBe(true),
)
