import type { IncomingMessage, ServerResponse } from 'node:http'

import { mustHaveToken } from './guards.ts'
import { readJson } from './read-json.ts'
import { Refused } from './refused.ts'
import { sendJson } from './send.ts'

/** What is asked: the words after `?`, and the body of anything but a GET. */
export interface Call {
  readonly query: URLSearchParams
  readonly body: unknown
  /** The editor that asks: a name that each tab gives itself. Empty if it gave none. */
  readonly tab: string
}

/** A request that the Studio answers. */
export interface Route {
  /** Most bytes of its body. */
  readonly limit?: number
  answer(call: Call): unknown
}

/** An answer that is not 200. */
export class Reply<T> {
  readonly status: number
  readonly value: T
  constructor(status: number, value: T) {
    this.status = status
    this.value = value
  }
}

/** Requests by method and name, `GET site`, each its own file. */
export type Routes = Readonly<Record<string, Route>>

/** @throws {Refused} or whatever the route throws. */
export async function answer(
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
  { name, query, token }: { name: string; query: string; token: string },
): Promise<void> {
  const route = routeFor(routes, request.method ?? '', name)
  mustHaveToken(request, token)
  const body = request.method === 'GET' ? undefined : await readJson(request, route.limit ?? 0)
  const { 'x-studio-tab': tab } = request.headers
  const result = await route.answer({
    query: new URLSearchParams(query),
    body,
    tab: typeof tab === 'string' ? tab.slice(0, 64) : '',
  })
  if (result instanceof Reply) sendJson(response, result.status, result.value)
  else sendJson(response, 200, result)
}

function routeFor(routes: Routes, method: string, name: string): Route {
  const key = `${method} ${name}`
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined
  if (route) return route
  const exists = Object.keys(routes).some((known) => known.split(' ')[1] === name)
  throw exists
    ? new Refused(405, `The Studio doesn’t take ${method} here.`)
    : new Refused(404, 'The Studio has nothing at this address. Reload the page.')
}
