import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Multiplies one constant of the analysis while its module is loaded, as `ECG_VARY=beats/pick-beats.ts:T_WAVE_SLOPE_SHARE:1.2` says: no
 * threshold has to become an argument to find out how much hangs on it. Of a `likeness` the distance from 1 is multiplied.
 */
const [file = '', name = '', factor = '1', scale] = (process.env.ECG_VARY ?? '').split(':')
const declaration = new RegExp(`^((?:export )?const ${name} = )(-?[0-9._]+)$`, 'm')

registerHooks({
  load(url, context, nextLoad) {
    if (file === '' || !url.endsWith(`/packages/ecg/src/${file}`)) return nextLoad(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    if (!declaration.test(text)) throw new Error(`${file} declares no number ${name}`)
    const source = text.replace(
      declaration,
      (_, before: string, value: string) => `${before}${varied(Number(value.replaceAll('_', '')))}`,
    )
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})

function varied(value: number): number {
  return scale === 'likeness' ? 1 - (1 - value) * Number(factor) : value * Number(factor)
}
