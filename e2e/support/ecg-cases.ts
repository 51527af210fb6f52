import { expect } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import type { Caller, PlainClient } from './plain-client.ts'

const FILE = 'ecg_dog.json'
const READ_MS = 60_000

export async function statusOf(
  { accepted }: PlainClient,
  who: Caller,
  usid: string,
): Promise<string> {
  const { session } = await accepted('query_session_info', { sid: who.sid, usid })
  return session.status
}

/** Sends a 1L case of a vet by plain calls and waits until its recording can be prepared. */
export async function sendEcgCase(
  client: PlainClient,
  of: {
    petName: string
    identifier: string
    vet?: string
    file?: { name: string; bytes: Buffer }
    readMs?: number
  },
): Promise<string> {
  const { accepted } = client
  const vet = await client.login(of.vet ?? 'demo.vet@systole.test')
  const { breeds } = await accepted('query_breeds', { sid: vet.sid, tpet: 'dog' })
  const { pid } = await accepted('add_pet', {
    ...vet,
    ...{ pname: `${of.identifier} ${of.petName}`, dob: '20180312', tpet: 'dog', species: 'dog' },
    ...{ bid: breeds[0].bid, weight: 8600, neutered: 'snipped', gender: 'M' },
    owner_name: 'Ms Lee',
  })
  const kind = { type: 'etest', subtype: 'ecg1l' }
  const { usid } = await accepted('create_cardiobirdx_session', { ...vet, ...kind, pid })
  const file = of.file ?? { name: FILE, bytes: Buffer.from(await FIXTURES[FILE]()) }
  await client.upload(vet, usid, { ...file, fileType: 'ECG' })
  const timeout = of.readMs ?? READ_MS
  const recording = { posture: 'right_lateral', state: 'awake' }
  const change = (params: object) =>
    accepted('update_cardiobirdx_session', { sid: vet.sid, usid, params })
  await change({ exinfo: { recording } })
  await change({ status: 'wait_for_preparation' })
  const status = () => statusOf(client, vet, usid)
  await expect.poll(status, { timeout }).not.toBe('upload')
  const patcher = await client.login('demo.patcher@systole.test')
  await expect.poll(() => statusOf(client, patcher, usid), { timeout }).toBe('data_ready')
  return usid
}
