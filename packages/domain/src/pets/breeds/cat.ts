import { CAT_ALIASES } from './aliases/cat.ts'
import { breedTable } from './breed.ts'

/** Breeds listed by CFA, TICA, FIFe, GCCF or WCF, and domestic cats, which are most of a clinic's patients. */
export const CAT_BREEDS = breedTable(
  'cat',
  `
Abyssinian||阿比西尼亞貓
Aegean||愛琴海貓
American Bobtail||美國短尾貓
American Curl||美國捲耳貓
American Shorthair||美國短毛貓
American Wirehair||美國剛毛貓
Aphrodite's Giant
Arabian Mau||阿拉伯貓
Asian Semi-longhair
Asian Shorthair||亞洲短毛貓
Australian Mist||澳洲霧貓
Balinese||峇里貓
Bambino
Bengal||孟加拉豹貓
Birman||伯曼貓
Bombay||孟買貓
Brazilian Shorthair||巴西短毛貓
British Longhair||英國長毛貓
British Shorthair||英國短毛貓
Burmese||緬甸貓
Burmilla||波米拉貓
California Spangled
Chantilly-Tiffany||蒂凡尼貓
Chartreux||夏特爾藍貓
Chausie||非洲獅子貓
Cheetoh
Chinchilla Persian||金吉拉
Chinese Li Hua||狸花貓
Colorpoint Shorthair||重點色短毛貓
Cornish Rex||康沃爾捲毛貓
Cymric||威爾斯貓
Devon Rex||德文捲毛貓
Domestic Longhair||家貓（長毛）
Domestic Mediumhair||家貓（中長毛）
Domestic Shorthair||家貓（短毛）
Donskoy||頓斯科伊貓
Dwelf
Egyptian Mau||埃及貓
European Burmese||歐洲緬甸貓
European Shorthair||歐洲短毛貓
Exotic Shorthair||異國短毛貓
Foldex
German Longhair
German Rex||德國捲毛貓
Havana Brown||哈瓦那棕貓
Highlander
Himalayan||喜馬拉雅貓
Japanese Bobtail||日本短尾貓
Javanese||爪哇貓
Kanaani
Karelian Bobtail
Khao Manee||泰國御貓
Kinkalow
Korat||科拉特貓
Kurilian Bobtail||千島短尾貓
Lambkin
LaPerm||拉邦貓
Lykoi||狼貓
Maine Coon||緬因貓
Manx||曼島貓
Mekong Bobtail||湄公短尾貓
Minskin
Minuet (Napoleon)||拿破崙貓
Mixed breed||混種貓
Munchkin||曼赤肯貓
Nebelung||尼伯龍根貓
Neva Masquerade
Norwegian Forest Cat||挪威森林貓
Not in the list||不在名單內
Ocicat||奧西貓
Ojos Azules
Oriental Longhair||東方長毛貓
Oriental Shorthair||東方短毛貓
Persian||波斯貓
Peterbald||彼得禿貓
Pixie-bob||精靈短尾貓
RagaMuffin||襤褸貓
Ragdoll||布偶貓
Russian Blue||俄羅斯藍貓
Savannah||薩凡納貓
Scottish Fold||蘇格蘭摺耳貓
Scottish Fold Longhair||蘇格蘭長毛摺耳貓
Scottish Straight||蘇格蘭立耳貓
Selkirk Rex||塞爾凱克捲毛貓
Serengeti||塞倫蓋蒂貓
Seychellois
Siamese||暹羅貓
Siberian||西伯利亞貓
Singapura||新加坡貓
Skookum
Snowshoe||雪鞋貓
Sokoke||索科克貓
Somali||索馬里貓
Sphynx||加拿大無毛貓
Suphalak
Tennessee Rex
Thai||泰國貓
Tonkinese||東奇尼貓
Toybob
Toyger||玩具虎貓
Turkish Angora||土耳其安哥拉貓
Turkish Van||土耳其梵貓
Ukrainian Levkoy||烏克蘭勒夫科伊貓
Ural Rex||烏拉爾捲毛貓
York Chocolate||約克朱古力貓
`,
  CAT_ALIASES,
)
