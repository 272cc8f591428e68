#!/usr/bin/env node
// A Firefox as Playwright expects it: Debian's firefox-esr behind a relay of its WebDriver BiDi messages. Playwright sends
// commands that this release does not know yet (media emulation) and gives up when one fails; the relay answers those
// that change only the look. Playwright starts this script in place of the browser, with the browser's arguments.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
/** Without them a page looks as the machine says; journeys about looks are Chromium's (docs/engines.md). */
const LOOKS = new Set(['emulation.setMediaFeaturesOverride'])

const browser = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
browser.on('error', error => {
  console.error(`${FIREFOX} could not be started: ${error.message}`)
  process.exit(1)
})
browser.on('exit', code => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal))

/**
 * Joins Playwright's socket to the browser's.
 * @param {WebSocket} near
 * @param {string} address
 */
const relay = (near, address) => {
  const far = new WebSocket(address, { perMessageDeflate: false })
  /** @type {string[]} */
  const waiting = []
  near.on('message', data => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (LOOKS.has(method)) near.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (far.readyState === WebSocket.OPEN) far.send(text)
    else waiting.push(text)
  })
  far.on('open', () => {
    for (const text of waiting.splice(0)) far.send(text)
  })
  far.on('message', data => near.send(String(data)))
  near.on('close', () => far.close())
  far.on('close', () => near.close())
  far.on('error', error => console.error(`The connection to the browser failed: ${error.message}`))
}

createInterface({ input: browser.stderr }).on('line', line => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1]
  if (address === undefined) {
    console.error(line)
    return
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (near, request) => relay(near, `${address}${request.url}`))
  server.on('listening', () => {
    const own = server.address()
    if (own === null || typeof own === 'string') throw new Error('The relay listens at no port')
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`)
  })
})
