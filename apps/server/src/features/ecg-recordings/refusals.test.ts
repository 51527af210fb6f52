import { RecordingRefusal } from '@systole/domain/ecg-recordings/recording'
import { viewers } from '@systole/i18n/texts/en_us/viewers'
import { expect, test } from 'vitest'

test('every reason why a file cannot be read has a text', () => {
  expect(RecordingRefusal.options.filter((each) => !(each in viewers.ecg.refused))).toEqual([])
})
