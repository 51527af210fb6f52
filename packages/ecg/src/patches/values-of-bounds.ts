import type { AutomaticValues } from '../analysis/automatic-value.ts'
import { valueLead } from '../analysis/read-values.ts'
import type { WaveType } from '../waves/wave.ts'
import type { BoundSide } from './edit.ts'
import type { MovedBounds } from './moved-bounds.ts'

type Bound = `${WaveType}.${BoundSide}`
/** The leads in which a bound matters for a value: that of the value itself, all, or the two of the axis. */
type Reach = 'own' | 'all' | 'axis'

/** The bounds that each value rests on. */
const RESTS_ON: Readonly<
  Record<keyof AutomaticValues, { leads: Reach; bounds: readonly Bound[] }>
> = {
  heartRatePerMinute: { leads: 'all', bounds: [] },
  pHeightMillivolts: { leads: 'own', bounds: ['P.on'] },
  pDurationSeconds: { leads: 'own', bounds: ['P.on', 'P.off'] },
  prSeconds: { leads: 'all', bounds: ['P.on', 'QRS.on'] },
  rHeightMillivolts: { leads: 'own', bounds: ['QRS.on', 'QRS.off'] },
  qrsDurationSeconds: { leads: 'own', bounds: ['QRS.on', 'QRS.off'] },
  qtSeconds: { leads: 'all', bounds: ['QRS.on', 'T.off'] },
  tHeightMillivolts: { leads: 'own', bounds: ['QRS.on'] },
  axisDegrees: { leads: 'axis', bounds: ['QRS.on', 'QRS.off'] },
}

const AXIS_LEADS = ['I', 'II']

/** Returns the values that rest on bounds which a person has set. */
export function valuesOfBounds(
  moved: MovedBounds,
  leadNames: readonly string[],
  primaryLead: string | undefined,
): (keyof AutomaticValues)[] {
  const own = valueLead(
    leadNames.map((name) => ({ name })),
    primaryLead,
  )?.name
  const set = [...moved].flatMap(([lead, waves]) =>
    Object.entries(waves).flatMap(([wave, sides]) =>
      Object.keys(sides).map((side) => ({ lead, bound: `${wave}.${side}` as Bound })),
    ),
  )
  const matters = (leads: Reach, lead: string) =>
    leads === 'all' || (leads === 'own' ? lead === own : AXIS_LEADS.includes(lead))
  return (Object.keys(RESTS_ON) as (keyof AutomaticValues)[]) // the keys of its own record
    .filter((name) => {
      const { leads, bounds } = RESTS_ON[name]
      return set.some(({ lead, bound }) => bounds.includes(bound) && matters(leads, lead))
    })
}
