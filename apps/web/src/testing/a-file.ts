import type { UploadedFile } from '@systole/contract/files/uploads'

/** Creates a file of Mochi's case, as the portal lists it. */
export function aFile(changes: Partial<UploadedFile> = {}): UploadedFile {
  const { name = 'thorax_R_lat.dcm' } = changes
  return {
    fid: `file_${name}`,
    name,
    fileName: name,
    ftype: name.split('.').at(-1) ?? '',
    size: 29_779_558,
    time: new Date('2026-11-20T13:51:00Z'),
    extraInfo: { type: 'supplementary', file_type: 'chest X-ray' },
    sha256: '',
    url: `/files/${name}`,
    facts: {},
    facts_state: 'read',
    previews: [],
    ...changes,
  }
}
