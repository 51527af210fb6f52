import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/cases.ts'
import { files } from '../../../db/schema/uploads.ts'
import { payableCase } from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { exportHospital } from './export-hospital.ts'

let portal: TestApp
let folder = ''
portalWithProducts((made) => {
  portal = made
})
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'systole-export-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const parts = () => ({
  database: portal.context.database,
  files: portal.context.files,
  now: portal.clock.now(),
})

test('KEEP-1 an admin gets all data of one hospital and no other’s, and the audit log says who asked', async () => {
  const { vet, caseId } = await payableCase(portal)
  const other = await payableCase(portal)
  const storageKey = 'file_of_the_export'
  await portal.context.files.put(storageKey, Buffer.from('an original'))
  await portal.context.database.insert(files).values({
    ...{ fileId: 'file_exported', caseId, hospitalId: vet.hospitalId, uploadedBy: vet.accountId },
    ...{ name: 'thorax.pdf', nameKey: 'thorax.pdf', kind: 'ecg', format: 'pdf', sizeBytes: 11 },
    ...{ sha256: '0'.repeat(64), storageKey },
  })
  const admin = await portal.as('internal_admin')
  const target = join(folder, 'export.zip')
  const asked = { hospitalId: vet.hospitalId, adminEmail: admin.email, target }
  const { missing } = await exportHospital(parts(), asked)
  expect(missing.filter((path) => path.includes('file_exported'))).toEqual([])
  const unzip = (path: string) =>
    execFileSync('python3', ['-c', READ, target, path], { encoding: 'utf8' })
  expect(unzip(`originals/${caseId}/file_exported-thorax.pdf`)).toBe('an original')
  expect(unzip('cases.jsonl')).toContain(caseId)
  expect(unzip('cases.jsonl')).not.toContain(other.caseId)
  expect(unzip('accounts.jsonl')).toContain(vet.email)
  expect(unzip('accounts.jsonl')).not.toContain('password')
  const log = await portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `hospital:${vet.hospitalId}`))
  const exported = log.filter(({ action }) => action === 'hospital.exported')
  expect(exported.map(({ actorId }) => actorId)).toEqual([admin.accountId])
  expect(readdirSync(folder)).toEqual(['export.zip'])
})

test('KEEP-1 only an internal admin gets an export, and no file is left of it', async () => {
  const vet = await portal.as('vet')
  const target = join(folder, 'refused.zip')
  const asked = { hospitalId: vet.hospitalId, adminEmail: vet.email, target }
  await expect(exportHospital(parts(), asked)).rejects.toThrow('no internal admin')
  const admin = await portal.as('internal_admin')
  const nowhere = { hospitalId: 'hospital_nowhere', adminEmail: admin.email, target }
  await expect(exportHospital(parts(), nowhere)).rejects.toThrow('no hospital')
  expect(readdirSync(folder)).not.toContain('refused.zip')
})

/** A ZIP reader of another program. */
const READ =
  'import sys,zipfile; sys.stdout.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())'
