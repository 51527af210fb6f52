import { expect, test } from 'vitest'
import { formOfAddress } from './form-of-address.ts'

test.each([
  ['Dr.', 'Wing Yan', 'Chan', 'Dr. Chan', true],
  [' Dr ', 'Wing Yan', 'Chan', 'Dr Chan', true],
  ['Prof', '', 'Chan', 'Prof Chan', true],
  ['Ms', 'Grace', '', 'Ms Grace', true],
  ['醫生', '頴欣', '陳', '陳醫生', true],
  ['先生', 'Mei', '田中', '田中先生', true],
  ['醫生', 'Wing Yan', 'Chan', 'Chan 醫生', true],
  ['', 'Wing Yan', 'Chan', 'Wing Yan Chan', false],
  ['DVM, PhD, DACVIM (Cardiology)', 'Wing Yan', 'Chan', 'Wing Yan Chan', false],
  ['DVM', 'Wing Yan', 'Chan', 'Wing Yan Chan', false],
  ['Dr.', '', '', '', false],
])(
  'who has the title %j and is called %j %j is greeted as %j',
  (title, first, last, name, isTitled) => {
    expect(formOfAddress({ title, first, last })).toEqual({ name, isTitled })
  },
)
