// A child process of verify-provider.mjs: Pact's verifier writes its own report to stdout, so it has one of its own here.
// Takes the verifier's options as JSON on stdin, writes its result as JSON to the file named first.
import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { Verifier } from '@pact-foundation/pact'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('No file is named for the result')
const options = JSON.parse(await text(process.stdin))
const result = await new Verifier(options).verifyProvider().catch(error => error.message)
writeFileSync(file, result)
