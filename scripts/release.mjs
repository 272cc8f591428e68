// `npm run release -- 1.2.0`: makes a release of what stands here. The version in package.json is the one source; the app
// shows it with its code (1.2.0 is 10200), and the changelog has to tell of it. Nothing is pushed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { messageOf, root, run } from './prepare.mjs'

/** @param {string} version */
const codeOf = version => version.split('.').reduce((code, part) => code * 100 + Number(part), 0)
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const release = () => {
  const version = process.argv[2] ?? ''
  if (!/^\d+\.\d{1,2}\.\d{1,2}$/.test(version))
    throw new Error(`“${version}” is not a version. Example: npm run release -- 1.2.0`)
  const file = `${root}package.json`
  /** @type {string} */
  const current = JSON.parse(readFileSync(file, 'utf8')).version
  if (codeOf(version) <= codeOf(current)) throw new Error(`${version} is not newer than ${current}`)
  const changes = git('status', '--porcelain')
  if (changes !== '') throw new Error(`Commit or stash these changes first:\n${changes}`)
  const heading = `## ${version} (${codeOf(version)})`
  if (!readFileSync(`${root}CHANGELOG.md`, 'utf8').split('\n').includes(heading))
    throw new Error(`CHANGELOG.md has no heading “${heading}”. Describe the changes there and commit it.`)

  for (const name of ['package.json', 'package-lock.json']) {
    const text = readFileSync(`${root}${name}`, 'utf8')
    // The lockfile says its own version twice, at its top.
    const end = name === 'package.json' ? text.length : text.indexOf('"dependencies"')
    const said = `"version": "${current}"`
    writeFileSync(
      `${root}${name}`,
      text.slice(0, end).replaceAll(said, `"version": "${version}"`) + text.slice(end),
    )
  }
  try {
    run('npm', ['test'])
  } catch (error) {
    git('checkout', '--', 'package.json', 'package-lock.json')
    throw error
  }
  run('npm', ['run', 'build'])
  run('node', ['scripts/check-breaking.mjs', '--release'])
  git('commit', '-qam', `Release ${version}`)
  git('tag', '-a', `v${version}`, '-m', `${version} (${codeOf(version)})`)
  console.log(`\n${version} (${codeOf(version)}) is committed, tagged v${version} and built in dist/.`)
  console.log('To publish: git push --follow-tags, then deploy (docs/deploying.md).')
}

try {
  release()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
