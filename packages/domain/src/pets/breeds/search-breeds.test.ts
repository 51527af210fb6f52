import { expect, test } from 'vitest'
import type { Species } from '../pet.ts'
import { breedsOf } from './breeds.ts'
import { searchBreeds } from './search-breeds.ts'

/** Returns the names of the breeds that match a typed text. */
function find(species: Species, typed: string): string[] {
  const breeds = breedsOf(species).map(({ id, name, nameZhHk, nameJa, nameKo, aliases }) => ({
    id,
    name,
    names: [name, nameZhHk ?? '', nameJa ?? '', nameKo ?? '', ...aliases],
  }))
  return searchBreeds(breeds, typed).map(({ name }) => name)
}

/** The most common breeds of each market in its own language. Written by hand, not from the tables. */
const TAIWAN = {
  米克斯: 'Mixed breed (small)',
  馬爾濟斯: 'Maltese',
  貴賓: 'Poodle (Toy)',
  紅貴賓: 'Poodle (Toy)',
  約克夏: 'Yorkshire Terrier',
  雪納瑞: 'Miniature Schnauzer',
  吉娃娃: 'Chihuahua',
  法鬥: 'French Bulldog',
  黃金: 'Golden Retriever',
  黃金獵犬: 'Golden Retriever',
  柯基: 'Welsh Corgi (Pembroke)',
  博美: 'Pomeranian',
  柴犬: 'Shiba Inu',
  臘腸: 'Dachshund (Miniature)',
  拉布拉多: 'Labrador Retriever',
  比熊: 'Bichon Frisé',
  米格魯: 'Beagle',
  騎士查理: 'Cavalier King Charles Spaniel',
  雜種: 'Mixed breed (small)',
  西施: 'Shih Tzu',
}
const HONG_KONG = {
  唐狗: 'Tong Gau (Hong Kong village dog)',
  摩天使: 'Maltese',
  貴婦: 'Poodle (Toy)',
  芝娃娃: 'Chihuahua',
  松鼠狗: 'Pomeranian',
  約瑟爹利: 'Yorkshire Terrier',
  史納莎: 'Miniature Schnauzer',
  比高: 'Beagle',
  柴犬: 'Shiba Inu',
  哥基: 'Welsh Corgi (Pembroke)',
  金毛: 'Golden Retriever',
  法國鬥牛: 'French Bulldog',
  拉布拉多: 'Labrador Retriever',
  八哥: 'Pug',
  騎士查理王: 'Cavalier King Charles Spaniel',
}
const MAINLAND = {
  泰迪: 'Poodle (Toy)',
  贵宾: 'Poodle (Toy)',
  比熊: 'Bichon Frisé',
  博美: 'Pomeranian',
  金毛: 'Golden Retriever',
  法斗: 'French Bulldog',
  雪纳瑞: 'Miniature Schnauzer',
  约克夏: 'Yorkshire Terrier',
  马尔济斯: 'Maltese',
  边牧: 'Border Collie',
  德牧: 'German Shepherd Dog',
  哈士奇: 'Siberian Husky',
  萨摩耶: 'Samoyed',
  中华田园犬: 'Mixed breed (medium)',
  串串: 'Mixed breed (small)',
}
const JAPAN = {
  トイプードル: 'Poodle (Toy)',
  プードル: 'Poodle (Toy)',
  チワワ: 'Chihuahua',
  ミックス: 'Mixed breed (small)',
  雑種: 'Mixed breed (small)',
  ダックス: 'Dachshund (Miniature)',
  ミニチュアダックスフンド: 'Dachshund (Miniature)',
  柴: 'Shiba Inu',
  ポメラニアン: 'Pomeranian',
  キャバリア: 'Cavalier King Charles Spaniel',
  きゃばりあ: 'Cavalier King Charles Spaniel',
  マルチーズ: 'Maltese',
  シーズー: 'Shih Tzu',
  ヨークシャーテリア: 'Yorkshire Terrier',
  フレンチブルドッグ: 'French Bulldog',
  ミニチュアシュナウザー: 'Miniature Schnauzer',
  コーギー: 'Welsh Corgi (Pembroke)',
  ゴールデン: 'Golden Retriever',
}
const KOREA = {
  말티즈: 'Maltese',
  몰티즈: 'Maltese',
  푸들: 'Poodle (Toy)',
  포메라니안: 'Pomeranian',
  믹스: 'Mixed breed (small)',
  믹스견: 'Mixed breed (small)',
  치와와: 'Chihuahua',
  시츄: 'Shih Tzu',
  요크셔테리어: 'Yorkshire Terrier',
  비숑: 'Bichon Frisé',
  진돗개: 'Korean Jindo',
  골든: 'Golden Retriever',
  웰시코기: 'Welsh Corgi (Pembroke)',
  닥스훈트: 'Dachshund (Miniature)',
  프렌치불독: 'French Bulldog',
  캐벌리어: 'Cavalier King Charles Spaniel',
}
const ENGLISH = {
  CKCS: 'Cavalier King Charles Spaniel',
  cavalier: 'Cavalier King Charles Spaniel',
  cross: 'Mixed breed (small)',
  mix: 'Mixed breed (small)',
  mongrel: 'Mixed breed (small)',
  GSD: 'German Shepherd Dog',
  Frenchie: 'French Bulldog',
  Westie: 'West Highland White Terrier',
  lab: 'Labrador Retriever',
  doberman: 'Dobermann',
  yorkie: 'Yorkshire Terrier',
  'bichon frise': 'Bichon Frisé',
  'toy poodle': 'Poodle (Toy)',
  'jack russell': 'Jack Russell Terrier',
  corgi: 'Welsh Corgi (Pembroke)',
}
const dogs = { TAIWAN, HONG_KONG, MAINLAND, JAPAN, KOREA, ENGLISH }

test.each(
  Object.entries(dogs).flatMap(([market, names]) =>
    Object.entries(names).map(([typed, name]) => [market, typed, name] as const),
  ),
)('NEW-5 in %s a dog typed as %s is found as %s', (_market, typed, name) => {
  expect(find('dog', typed).slice(0, 6)).toContain(name)
})

test.each([
  ['DSH', 'Domestic Shorthair'],
  ['moggy', 'Domestic Shorthair'],
  ['mix', 'Domestic Shorthair'],
  ['米克斯', 'Domestic Shorthair'],
  ['家貓', 'Domestic Shorthair'],
  ['橘猫', 'Domestic Shorthair'],
  ['雑種', 'Domestic Shorthair'],
  ['ミックス', 'Mixed breed'],
  ['코숏', 'Domestic Shorthair'],
  ['英短', 'British Shorthair'],
  ['美短', 'American Shorthair'],
  ['布偶', 'Ragdoll'],
  ['加菲', 'Exotic Shorthair'],
  ['折耳', 'Scottish Fold'],
  ['緬因', 'Maine Coon'],
  ['スコティッシュフォールド', 'Scottish Fold'],
  ['アメショー', 'American Shorthair'],
  ['マンチカン', 'Munchkin'],
  ['ラグドール', 'Ragdoll'],
  ['러시안블루', 'Russian Blue'],
  ['페르시안', 'Persian'],
  ['BSH', 'British Shorthair'],
])('NEW-5 a cat typed as %s is found as %s', (typed, name) => {
  expect(find('cat', typed).slice(0, 6)).toContain(name)
})

test.each(['米克斯', '雑種', 'ミックス', '믹스', 'cross', 'mix'])(
  'NEW-5 %s finds an entry for every species with a list',
  (typed) => {
    const species = ['dog', 'cat', 'rabbit', 'guinea pig', 'parrot', 'sugar glider'] as const
    expect(species.filter((each) => find(each, typed).length === 0)).toEqual([])
  },
)

test('a whole name comes before a longer one, and nothing matches what no breed is called', () => {
  expect(find('dog', 'pug')[0]).toBe('Pug')
  expect(find('dog', 'unicorn')).toEqual([])
  expect(find('dog', ' ')).toEqual(breedsOf('dog').map(({ name }) => name))
})
