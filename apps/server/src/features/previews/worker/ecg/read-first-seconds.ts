import type { RecordingHeader } from '@systole/ecg/formats/recording-sink'
import { copyMillivolts } from '@systole/ecg/signal/ecg-signal'
import { readEcgFile } from './read-ecg-file.ts'

export type FirstLead = { name: string; millivolts: Float32Array }

class Enough extends Error {}

/** Reads the first seconds of each lead of the first recording, and no further than needed. */
export async function readFirstSeconds(
  path: string,
  seconds: number,
): Promise<{ samplesPerSecond: number; leads: FirstLead[] } | undefined> {
  let header: RecordingHeader | undefined
  let leads: { samples: Int16Array; length: number }[] = []
  try {
    await readEcgFile(path, {
      begin(begun) {
        header = begun
        const most = Math.ceil(seconds * begun.samplesPerSecond)
        leads = begun.leads.map(() => ({ samples: new Int16Array(most), length: 0 }))
      },
      append(place, counts) {
        const lead = leads[place]
        if (!lead) return
        const kept = counts.subarray(0, lead.samples.length - lead.length)
        lead.samples.set(kept, lead.length)
        lead.length += kept.length
        if (leads.every(({ samples, length }) => length === samples.length)) throw new Enough()
      },
      end() {
        throw new Enough()
      },
    })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  if (!header) return undefined
  const read = header.leads.map((lead, place) => {
    const { samples, length } = leads[place] ?? { samples: new Int16Array(), length: 0 }
    const millivolts = new Float32Array(length)
    return { name: lead.name, millivolts: copyMillivolts({ ...lead, samples }, 0, millivolts) }
  })
  return { samplesPerSecond: header.samplesPerSecond, leads: read }
}
