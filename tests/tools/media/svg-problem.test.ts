import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { svgProblem } from '#tools/media/svg-problem.ts'

/** What is said about a drawing with this inside. */
const inside = (markup: string): string =>
  svgProblem(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${markup}</svg>`,
  )?.problem ?? 'fine'

/** A group of references to the one before it. */
const group = (at: number, times: number): string =>
  `<g id="u${at}">${`<use href="#u${at - 1}"/>`.repeat(times)}</g>`

/** Groups of ten references each, one upon the other. */
function laughs(groups: number): string {
  const all = Array.from({ length: groups }, (_, at) => group(at + 1, 10))
  return `<defs><path id="u0"/>${all.join('')}</defs><use xlink:href="#u${groups}"/>`
}

/** Masks of ten shapes each, every shape behind the mask before. */
const masks = (all: number, by: string): string =>
  Array.from(
    { length: all },
    (_, at) => `<mask id="u${at}">${`<path ${by}${at - 1})"/>`.repeat(10)}</mask>`,
  ).join('')

test.each([
  '<path d="M0 0h1"/>',
  laughs(3),
  '<g id="a"><use href="#a"/><use href="#b"/></g>',
  `<defs>${'<path/>'.repeat(600)}</defs><g id="">${'<path/>'.repeat(100)}</g>`,
  '<defs><path id="a" d="M0 0"/></defs><use href="#a"/><use xlink:href="#a"/>',
  '<g clip-path="url(#b)" style="fill:url(#c)"><text>a &lt; b</text></g>',
  '<style>.a{fill:url(#c)}</style>',
  '<style>.animation:first-child, #transition{fill:red;--transition:1s}</style>',
  '<style><![CDATA[ .a > .b { fill: red } ]]></style>',
  '<!-- <script> --><title>One</title>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<filter><feImage href="data:image/png;base64,AAAA"/></filter>',
  '<style>.a{fill:url(data:image/png;base64,AAAA)}</style>',
])('a drawing may hold %s', (markup) => expect(inside(markup)).toBe('fine'))

test.each([
  ['<script>alert(1)</script>', 'holds <script>'],
  ['<script/>', 'holds <script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', 'holds <x:script>'],
  ['<foreignObject><p/></foreignObject>', 'holds <foreignObject>'],
  ['<a href="https://evil.example"><path/></a>', 'holds <a>'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', 'holds <animate>'],
  ['<path onclick="alert(1)"/>', 'runs a script at “onclick” of <path>'],
  ["<path ONLOAD='alert(1)'/>", 'runs a script at “ONLOAD” of <path>'],
  ['<path title="a > b" onload="x"/>', 'runs a script'],
  ['<use href="https://evil.example/a.svg#b"/>', 'outside itself at “href” of <use>'],
  ['<use href="&#160;#b"/>', 'outside itself at “href” of <use>'],
  ['<use xlink:href="other.svg#b"/>', 'outside itself at “xlink:href” of <use>'],
  ['<use href="data:image/svg+xml,&lt;svg/>"/>', 'outside itself'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>', 'outside itself'],
  ['<image href="&#x68;ttps://evil.example/a.png"/>', 'outside itself'],
  ['<path style="fill:url(https://evil.example/x)"/>', 'outside itself at “style” of <path>'],
  ['<path fill="url(&quot;//evil.example/x&quot;)"/>', 'outside itself at “fill” of <path>'],
  [String.raw`<path style="fill:u\72l(//evil.example)"/>`, 'outside itself'],
  ['<path style="fill:URL(//evil.example)"/>', 'outside itself'],
  ['<path style="fill:image-set(&quot;//evil.example&quot; 1x)"/>', 'outside itself'],
  ['<use href="data:image/png;base64,AAAA"/>', 'outside itself at “href” of <use>'],
  ['<style>@import "https://evil.example/a.css"</style>', 'outside itself at the style sheet'],
  [
    '<style><![CDATA[ .a{background:url(//evil.example)} ]]></style>',
    'outside itself at the style sheet',
  ],
  ['<style>/*url(#*/.a{fill:url(//evil.example)}</style>', 'outside itself at the style sheet'],
  ['<style>@im<!-- -->port "https://evil.example/a.css"</style>', 'outside itself'],
  ['<style><g/>@import "https://evil.example/a.css"</style>', 'holds <g> inside a style sheet'],
  ['<style>@keyframes a{to{opacity:0}}</style>', 'in motion at the style sheet'],
  ['<style>@-webkit-keyframes a{to{opacity:0}}</style>', 'in motion at the style sheet'],
  ['<style>.a{fill:red;animation:a 1s}</style>', 'in motion at the style sheet'],
  ['<style>.a{ani<!-- -->mation :a 1s}</style>', 'in motion at the style sheet'],
  ['<style>.a{transition-duration/**/:1s}</style>', 'in motion at the style sheet'],
  ['<path style="-moz-animation: a 1s"/>', 'in motion at “style” of <path>'],
  [laughs(6), 'repeats its parts 50,000 times and more by <use>'],
  [laughs(6).replaceAll('<use href', '<use xlink:href="#none" href'), 'repeats its parts'],
  [laughs(6).replaceAll('href="#u', 'href="#%75'), 'repeats its parts'],
  [masks(6, 'mask="url(#u'), 'repeats its parts'],
  [masks(6, 'style="mask: url( #u'), 'repeats its parts'],
  [
    Array.from({ length: 9000 }, (_, at) => group(9000 - at, 1)).join(''),
    'repeats its parts 50,000 times and more by <use>',
  ],
  ['<?php echo 1 ?>', 'holds a processing instruction'],
  // No browser shows these: XML forgives nothing.
  ['<path d="', 'cannot be read at line 1: disallowed character'],
  ['<g><path></g>', 'cannot be read at line 1: unexpected close tag'],
  ['<path d="a" d="b"/>', 'cannot be read at line 1: duplicate attribute: d'],
  ['<text>&nbsp;</text>', 'cannot be read at line 1: undefined entity'],
  ['<path inkscape:label="a"/>', 'cannot be read at line 1: unbound namespace prefix: "inkscape"'],
  ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'is another language than SVG at “xmlns” of <g>'],
])('a drawing with %s is refused', (markup, reason) => expect(inside(markup)).toContain(reason))

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'holds a declaration such as <!DOCTYPE>'],
  ['<?xml-stylesheet href="a.css"?><svg/>', 'holds a processing instruction'],
  ['<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>', 'is written in ISO-2022-JP'],
  ['<html><svg/></html>', 'begins with <html>'],
  ['\u{FEFF}hello', 'holds no <svg>'],
  ['', 'holds no <svg>'],
  ['<svg viewBox="0 0 1 1"/>', 'does not say that it is SVG'],
])('the file %s is refused', (text, reason) => expect(svgProblem(text)?.problem).toContain(reason))

test('a refusal says what to do', () => {
  expect(svgProblem('<svg><script/></svg>')).toEqual({
    problem: 'The drawing holds <script>, which a drawing here may not.',
    remedy: 'Export it as plain SVG: shapes and text, no scripts, links or motion.',
  })
})

test('where a drawing sets itself in motion, it is said how to stop it', () => {
  expect(svgProblem('<svg><style>a{animation:b}</style></svg>')).toEqual({
    problem: 'The drawing sets itself in motion at the style sheet.',
    remedy: 'Remove @keyframes, animation and transition, or use a video.',
  })
})

test('every drawing of the demo is fine', () => {
  const refused = readdirSync('pages/media', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .filter((name) => svgProblem(readFileSync(join('pages/media', name), 'utf8')))
  expect(refused).toEqual([])
})

// Each is less than 2 MB; a reader that began again at every letter would look at it for hours.
test.each([
  ['comments that are never closed', '<!--'.repeat(200_000), 'malformed comment'],
  ['CDATA that is never closed', '<![CDATA['.repeat(200_000), 'unclosed tag: svg'],
  ['instructions that are never closed', '<?'.repeat(200_000), 'processing instruction name'],
  ['tags that are never closed', '<'.repeat(200_000), 'disallowed character in tag name'],
  ['groups in groups', '<g>'.repeat(200_000), 'more than 200 elements in each other'],
  ['an element whose name is its all', `<${'a'.repeat(1_000_000)}/>`, 'holds <aaa'],
  ['a tag of spaces', `<g${' '.repeat(1_000_000)}/>`, 'fine'],
  ['a style sheet in very many parts', `<style>${'a<!---->'.repeat(100_000)}</style>`, 'fine'],
  ['a style sheet of one word', `<style>${'-animation'.repeat(100_000)}</style>`, 'fine'],
  ['a name without an end', `<g ${'a'.repeat(1_000_000)}/>`, 'attribute name'],
])('%s are judged in a moment', (_, markup, said) =>
  expect(inside(markup).slice(0, 300)).toContain(said),
)
