import { expect } from '@playwright/test'
import { checkOut, describeCase } from './plain-case.ts'
import { payAt, plainClient } from './plain-client.ts'

/** A case of the demo vet that has just been paid and waits for a cardiologist. */
export async function aPaidCase(url: string, petName: string): Promise<string> {
  const portal = plainClient(url)
  const vet = await portal.login('demo.vet@systole.test')
  const described = await describeCase(portal, vet, petName)
  await payAt((await checkOut(portal, vet, described)).url)
  const { usid } = described
  await expect
    .poll(async () => {
      const info = await portal.accepted('query_session_info', { sid: vet.sid, usid })
      return info.session.status
    })
    .toBe('submit')
  return usid
}
