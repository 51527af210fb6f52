import { RecordingRefusal } from '@systole/domain/ecg-recordings/recording'
import { READ_REFUSALS } from '@systole/ecg/formats/recording-sink'
import { viewers } from '@systole/i18n/texts/en_us/viewers'
import { expect, test } from 'vitest'

test('every reason why a file cannot be read is known to the portal and has a text', () => {
  expect(RecordingRefusal.options.filter((each) => !(each in viewers.ecg.refused))).toEqual([])
  expect(RecordingRefusal.options).toEqual(expect.arrayContaining([...READ_REFUSALS]))
})
