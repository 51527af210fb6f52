import { readFileSync, writeFileSync } from 'node:fs'

/** Preloaded into a server: its clock is off by what CLOCK_FILE says, in milliseconds; SIGUSR2 reads it anew. */
const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let shift = 0

function read(): void {
  const wanted = readFileSync(file, 'utf8')
  shift = Number(wanted)
  writeFileSync(`${file}.is`, wanted) // whoever set it waits for this
}
read()
process.on('SIGUSR2', read)

const here = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (real, given) => Reflect.construct(real, given.length === 0 ? [here()] : given),
  apply: () => new RealDate(here()).toString(),
  get: (real, name) => (name === 'now' ? here : Reflect.get(real, name)),
})
