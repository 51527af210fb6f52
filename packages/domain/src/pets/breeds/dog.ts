import { DOG_ALIASES } from './aliases/dog.ts'
import { breedTable } from './breed.ts'

/**
 * Breeds listed by the FCI, the AKC or The Kennel Club, and the crosses and local dogs common in East Asian clinics. Sizes follow
 * the adult weights in the clubs' standards.
 */
export const DOG_BREEDS = breedTable(
  'dog',
  `
Affenpinscher|small|猴㹴
Afghan Hound|large|阿富汗獵犬
Aidi|large
Airedale Terrier|large|萬能㹴
Akbash|giant
Akita|large|秋田犬
Alano Español|large
Alaskan Husky|large|阿拉斯加哈士奇
Alaskan Klee Kai|small|阿拉斯加克利凱犬
Alaskan Malamute|large|阿拉斯加雪橇犬
Alopekis|small
Alpine Dachsbracke|large
American Akita|large|美國秋田犬
American Bulldog|large|美國鬥牛犬
American Bully|large|美國惡霸犬
American Cocker Spaniel|small|美國曲架犬
American English Coonhound|large
American Eskimo Dog|small|美國愛斯基摩犬
American Foxhound|large|美國獵狐犬
American Hairless Terrier|small|美國無毛㹴
American Leopard Hound|large
American Pit Bull Terrier|large|比特鬥牛㹴
American Staffordshire Terrier|large|美國斯塔福郡㹴
American Water Spaniel|large|美國水獵犬
Anatolian Shepherd Dog|giant|安那托利亞牧羊犬
Anglo-Français de Petite Vénerie|large
Appenzeller Sennenhund|large|阿彭策爾山犬
Ariège Hound|large
Ariège Pointing Dog|large
Armant|large
Artois Hound|large
Aussiedoodle|large
Australian Cattle Dog|large|澳洲牧牛犬
Australian Kelpie|large|澳洲卡爾比犬
Australian Shepherd|large|澳洲牧羊犬
Australian Silky Terrier|small|澳洲絲毛㹴
Australian Stumpy Tail Cattle Dog|large|澳洲短尾牧牛犬
Australian Terrier|small|澳洲㹴
Austrian Black and Tan Hound|large
Austrian Pinscher|small
Auvergne Pointing Dog|large
Azawakh|large|阿札瓦克犬
Azores Cattle Dog|large
Barbado da Terceira|large
Barbet|large|法國水犬
Basenji|small|巴仙吉犬
Basque Shepherd Dog|large
Basset Artésien Normand|large
Basset Bleu de Gascogne|large
Basset Fauve de Bretagne|large
Basset Hound|large|巴吉度獵犬
Bavarian Mountain Scent Hound|large
Beagle|small|比高犬
Beagle-Harrier|large
Bearded Collie|large|長鬚牧羊犬
Beauceron|large|法國狼犬
Bedlington Terrier|small|貝靈頓㹴
Belgian Griffon|small|比利時格里芬犬
Belgian Laekenois|large|比利時拉坎諾犬
Belgian Malinois|large|比利時馬連萊犬
Belgian Sheepdog (Groenendael)|large|比利時牧羊犬
Belgian Tervuren|large|比利時特弗倫犬
Bergamasco Sheepdog|large|貝加馬牧羊犬
Berger Picard|large|皮卡第牧羊犬
Bernedoodle|large
Bernese Mountain Dog|giant|伯恩山犬
Bichon Frisé|small|比熊犬
Biewer Terrier|small|比沃㹴
Billy|large
Black and Tan Coonhound|large|黑褐獵浣熊犬
Black Mouth Cur|large
Black Norwegian Elkhound|large
Black Russian Terrier|giant|俄羅斯黑㹴
Bloodhound|large|尋血獵犬
Blue Gascony Griffon|large
Blue Lacy|large
Blue Picardy Spaniel|large
Bluetick Coonhound|large|藍斑獵浣熊犬
Boerboel|giant|南非獒犬
Bohemian Shepherd|large|波希米亞牧羊犬
Bolognese|small|博洛尼亞犬
Border Collie|large|邊境牧羊犬
Border Terrier|small|邊境㹴
Borzoi|large|蘇俄獵狼犬
Bosnian Coarse-haired Hound|large
Boston Terrier|small|波士頓㹴
Bourbonnais Pointing Dog|large
Bouvier des Ardennes|large
Bouvier des Flandres|large|法蘭德斯牧牛犬
Boxer|large|拳師犬
Boykin Spaniel|small|博伊金獵犬
Bracco Italiano|large|意大利布拉可犬
Brazilian Terrier|small|巴西㹴
Briard|large|伯瑞犬
Briquet Griffon Vendéen|large
Brittany|large|布列塔尼犬
Broholmer|giant
Brussels Griffon|small|布魯塞爾格里芬犬
Bull Terrier|large|牛頭㹴
Bulldog|large|英國鬥牛犬
Bullmastiff|giant|鬥牛獒犬
Burgos Pointer|large
Cairn Terrier|small|凱恩㹴
Campeiro Bulldog|large
Canaan Dog|large|迦南犬
Canadian Eskimo Dog|large|加拿大愛斯基摩犬
Canarian Warren Hound|large
Cane Corso|giant|意大利卡斯羅犬
Carolina Dog|large|卡羅萊納犬
Carpathian Shepherd Dog|large
Castro Laboreiro Dog|large
Catahoula Leopard Dog|large|卡他豪拉豹犬
Catalan Sheepdog|large|加泰隆尼亞牧羊犬
Caucasian Shepherd Dog|giant|高加索牧羊犬
Cavachon|small
Cavalier King Charles Spaniel|small|騎士查理王小獵犬
Cavapoo|small
Central Asian Shepherd Dog|giant|中亞牧羊犬
Cesky Fousek|large
Cesky Terrier|small|捷克㹴
Chesapeake Bay Retriever|large|乞沙比克灣尋回犬
Chihuahua|small|芝娃娃
Chinese Chongqing Dog|large|重慶犬
Chinese Crested|small|中國冠毛犬
Chinook|large|奇努克犬
Chiweenie|small
Chow Chow|large|鬆獅犬
Cirneco dell'Etna|small|西西里獵犬
Clumber Spaniel|large|克倫伯獵犬
Cockapoo|small|曲架貴婦犬
Collie (Rough)|large|長毛牧羊犬
Collie (Smooth)|large|短毛牧羊犬
Coton de Tulear|small|棉花面紗犬
Cretan Hound|large
Croatian Sheepdog|large|克羅地亞牧羊犬
Curly-Coated Retriever|large|捲毛尋回犬
Czechoslovakian Wolfdog|large|捷克狼犬
Dachshund (Miniature)|small|迷你臘腸狗
Dachshund (Standard)|small|臘腸狗
Dalmatian|large|斑點狗
Dandie Dinmont Terrier|small|丹第丁蒙㹴
Danish-Swedish Farmdog|small|丹麥瑞典農場犬
Dobermann|large|杜賓犬
Dogo Argentino|large|阿根廷杜高犬
Dogue de Bordeaux|giant|波爾多獒犬
Drentsche Patrijshond|large
Drever|small
Dunker|large
Dutch Schapendoes|small|荷蘭斯恰潘道斯犬
Dutch Shepherd|large|荷蘭牧羊犬
Dutch Smoushond|small
East Siberian Laika|large|東西伯利亞萊卡犬
English Cocker Spaniel|small|英國曲架犬
English Foxhound|large|英國獵狐犬
English Setter|large|英國雪達犬
English Shepherd|large|英國牧羊犬
English Springer Spaniel|large|英國史賓格犬
English Toy Terrier|small|英國玩具㹴
Entlebucher Mountain Dog|large|恩特雷布赫山犬
Estonian Hound|large
Estrela Mountain Dog|giant|埃什特雷拉山地犬
Eurasier|large|歐亞犬
Field Spaniel|large|田野獵犬
Fila Brasileiro|giant|巴西非拉犬
Finnish Hound|large|芬蘭獵犬
Finnish Lapphund|large|芬蘭拉普犬
Finnish Spitz|small|芬蘭狐狸犬
Flat-Coated Retriever|large|平毛尋回犬
Formosan Mountain Dog|large|台灣犬
Fox Terrier (Smooth)|small|短毛獵狐㹴
Fox Terrier (Wire)|small|剛毛獵狐㹴
French Bulldog|small|法國鬥牛犬
French Pointing Dog (Gascogne)|large
French Pointing Dog (Pyrenees)|large
French Spaniel|large|法國獵犬
French Tricolour Hound|large
French White and Black Hound|large
French White and Orange Hound|large
German Hound|large
German Longhaired Pointer|large|德國長毛指示犬
German Pinscher|large|德國賓莎犬
German Rough-haired Pointer|large
German Shepherd Dog|large|德國牧羊犬
German Shorthaired Pointer|large|德國短毛指示犬
German Spaniel|large
German Spitz (Gross)|large|德國狐狸犬（大型）
German Spitz (Klein)|small|德國狐狸犬（小型）
German Spitz (Mittel)|small|德國狐狸犬（中型）
German Wirehaired Pointer|large|德國剛毛指示犬
Giant Schnauzer|large|巨型史納莎
Glen of Imaal Terrier|small|峽谷㹴
Goldador|large
Golden Retriever|large|金毛尋回犬
Goldendoodle|large|金毛貴婦犬
Gordon Setter|large|哥頓雪達犬
Grand Basset Griffon Vendéen|large
Grand Bleu de Gascogne|large
Grand Griffon Vendéen|large
Great Anglo-French Tricolour Hound|large
Great Anglo-French White and Black Hound|large
Great Anglo-French White and Orange Hound|large
Great Dane|giant|大丹犬
Great Gascon Saintongeois|large
Great Pyrenees|giant|大白熊犬
Greater Swiss Mountain Dog|giant|大瑞士山地犬
Greek Shepherd|large
Greenland Dog|large|格陵蘭犬
Greyhound|large|格力犬
Griffon Fauve de Bretagne|large
Griffon Nivernais|large
Halden Hound|large
Hällefors Elkhound|large
Hamiltonstövare|large
Hanoverian Scent Hound|large
Harrier|large|獵兔犬
Havanese|small|哈瓦那犬
Hellenic Hound|large
Hmong Bobtail Dog|large
Hokkaido|large|北海道犬
Hovawart|large|霍夫瓦爾特犬
Hungarian Greyhound|large
Hygen Hound|large
Ibizan Hound|large|伊比莎獵犬
Icelandic Sheepdog|small|冰島牧羊犬
Indian Pariah Dog|large
Irish Red and White Setter|large|愛爾蘭紅白雪達犬
Irish Setter|large|愛爾蘭雪達犬
Irish Terrier|small|愛爾蘭㹴
Irish Water Spaniel|large|愛爾蘭水獵犬
Irish Wolfhound|giant|愛爾蘭獵狼犬
Istrian Coarse-haired Hound|large
Istrian Short-haired Hound|large
Italian Greyhound|small|意大利格力犬
Italian Hound (Rough)|large
Italian Hound (Smooth)|large
Jack Russell Terrier|small|積羅素㹴
Jagdterrier|small|德國獵㹴
Jämthund|large
Japanese Chin|small|日本狆
Japanese Spitz|small|日本銀狐犬
Japanese Terrier|small|日本㹴
Kai Ken|small|甲斐犬
Kangal Shepherd Dog|giant|坎高犬
Karakachan Dog|large
Karelian Bear Dog|large|卡累利阿熊犬
Karst Shepherd Dog|large
Keeshond|large|荷蘭毛獅犬
Kerry Beagle|large
Kerry Blue Terrier|large|凱利藍㹴
King Charles Spaniel|small|查理王小獵犬
King Shepherd|giant
Kintamani|large|京打馬尼犬
Kishu Ken|large|紀州犬
Komondor|giant|可蒙犬
Kooikerhondje|small|庫依克豪德犬
Koolie|large
Korean Jindo|large|珍島犬
Kromfohrländer|small
Kunming Wolfdog|large|昆明犬
Kuvasz|giant|庫瓦茲犬
Labradoodle|large|拉布拉多貴婦犬
Labrador Retriever|large|拉布拉多尋回犬
Lagotto Romagnolo|small|意大利水犬
Lakeland Terrier|small|湖畔㹴
Lancashire Heeler|small|蘭開夏跟腳犬
Landseer|giant|蘭西爾犬
Lapponian Herder|large
Large Münsterländer|large|大明斯特蘭犬
Leonberger|giant|蘭伯格犬
Lhasa Apso|small|拉薩犬
Lithuanian Hound|large
Löwchen|small|羅秦犬
Lurcher|large
Majorca Mastiff|large
Majorca Shepherd Dog|large
Maltese|small|摩天使犬
Maltipoo|small
Manchester Terrier|small|曼徹斯特㹴
Maremma Hound|large
Maremma Sheepdog|large|馬瑞馬牧羊犬
Mastiff|giant|英國獒犬
McNab|large
Miniature American Shepherd|small|迷你美國牧羊犬
Miniature Bull Terrier|small|迷你牛頭㹴
Miniature Pinscher|small|迷你杜賓犬
Miniature Schnauzer|small|迷你史納莎
Mixed breed (giant)|giant|混種犬（巨型）
Mixed breed (large)|large|混種犬（大型）
Mixed breed (medium)|large|混種犬（中型）
Mixed breed (small)|small|混種犬（小型）
Mongolian Bankhar|giant|蒙古獒犬
Montenegrin Mountain Hound|large
Morkie|small
Mountain Cur|large
Mudhol Hound|large
Mudi|small|馬地犬
Neapolitan Mastiff|giant|拿坡里獒犬
New Guinea Singing Dog|small|新畿內亞歌唱犬
New Zealand Huntaway|large
Newfoundland|giant|紐芬蘭犬
Norfolk Terrier|small|諾福克㹴
Norrbottenspets|small
Norwegian Buhund|small|挪威布哈德犬
Norwegian Elkhound|large|挪威獵鹿犬
Norwegian Lundehund|small|挪威盧德杭犬
Norwich Terrier|small|羅域治㹴
Not in the list||不在名單內
Nova Scotia Duck Tolling Retriever|large|新斯科舍誘鴨尋回犬
Old Danish Pointing Dog|large
Old English Sheepdog|large|古代英國牧羊犬
Olde English Bulldogge|large
Otterhound|large|獵水獺犬
Papillon|small|蝴蝶犬
Parson Russell Terrier|small|帕森羅素㹴
Patterdale Terrier|small
Pekingese|small|北京犬
Peruvian Hairless Dog||秘魯無毛犬
Petit Basset Griffon Vendéen|small
Petit Bleu de Gascogne|large
Petit Brabançon|small
Petit Gascon Saintongeois|large
Phalène|small
Pharaoh Hound|large|法老王獵犬
Picardy Spaniel|large
Plott Hound|large|普羅特獵犬
Pointer|large|指示犬
Poitevin|large
Polish Greyhound|large
Polish Hound|large
Polish Hunting Dog|large
Polish Lowland Sheepdog|large|波蘭低地牧羊犬
Polish Tatra Sheepdog|giant
Pomapoo|small
Pomchi|small
Pomeranian|small|松鼠狗
Pomsky|small
Pont-Audemer Spaniel|large
Poochon|small
Poodle (Medium)|small|中型貴婦犬
Poodle (Miniature)|small|迷你貴婦犬
Poodle (Standard)|large|標準貴婦犬
Poodle (Toy)|small|玩具貴婦犬
Porcelaine|large
Portuguese Podengo (Grande)|large
Portuguese Podengo (Médio)|large
Portuguese Podengo (Pequeno)|small
Portuguese Pointer|large
Portuguese Sheepdog|large
Portuguese Water Dog|large|葡萄牙水犬
Posavac Hound|large
Prague Ratter|small
Presa Canario|giant|加那利犬
Pudelpointer|large
Pug|small|八哥犬
Puggle|small
Puli|small|普利犬
Pumi|small|普密犬
Pungsan|large|豐山犬
Pyrenean Mastiff|giant|比利牛斯獒犬
Pyrenean Shepherd|small|比利牛斯牧羊犬
Rafeiro do Alentejo|giant
Rajapalayam|large
Rat Terrier|small|捕鼠㹴
Ratonero Bodeguero Andaluz|small
Ratonero Valenciano|small
Redbone Coonhound|large|紅骨獵浣熊犬
Rhodesian Ridgeback|large|羅德西亞背脊犬
Romanian Bucovina Shepherd|giant
Romanian Mioritic Shepherd|giant
Rottweiler|giant|洛威拿犬
Russell Terrier|small|羅素㹴
Russian Spaniel|small
Russian Toy|small|俄羅斯玩具犬
Russian Tsvetnaya Bolonka|small
Russo-European Laika|large
Saarloos Wolfdog|large|薩爾路斯狼犬
Saint Bernard|giant|聖伯納犬
Saint-Germain Pointing Dog|large
Saluki|large|薩路基獵犬
Samoyed|large|薩摩耶犬
Sapsali|large
Šarplaninac|large
Schillerstövare|large
Schipperke|small|史奇派克犬
Schnoodle|small
Scottish Deerhound|large|蘇格蘭獵鹿犬
Scottish Terrier|small|蘇格蘭㹴
Sealyham Terrier|small|西里漢㹴
Serbian Hound|large
Serbian Tricolour Hound|large
Shar Pei|large|沙皮狗
Sheepadoodle|large
Shetland Sheepdog|small|喜樂蒂牧羊犬
Shiba Inu|small|柴犬
Shih Tzu|small|西施犬
Shihpoo|small
Shikoku|large|四國犬
Siberian Husky|large|西伯利亞雪橇犬
Silken Windhound|large
Skye Terrier|small|斯凱㹴
Sloughi|large|北非獵犬
Slovak Cuvac|large
Slovakian Hound|large
Slovakian Wirehaired Pointer|large
Smaland Hound|large
Small Münsterländer|large|小明斯特蘭犬
Small Swiss Hound|small
Soft Coated Wheaten Terrier|large|軟毛麥色㹴
South Russian Shepherd Dog|giant|南俄羅斯牧羊犬
Spanish Greyhound|large|西班牙格力犬
Spanish Hound|large
Spanish Mastiff|giant|西班牙獒犬
Spanish Water Dog|large|西班牙水犬
Spinone Italiano|large|意大利史畢諾犬
Stabyhoun|large
Staffordshire Bull Terrier|small|斯塔福郡鬥牛㹴
Standard Schnauzer|large|標準史納莎
Styrian Coarse-haired Hound|large
Sussex Spaniel|large|薩塞克斯獵犬
Swedish Lapphund|large|瑞典拉普犬
Swedish Vallhund|small|瑞典牧牛犬
Swedish White Elkhound|large
Swiss Hound|large
Taigan|large
Tamaskan|large
Teddy Roosevelt Terrier|small
Telomian|small
Tenterfield Terrier|small
Thai Bangkaew Dog|large|泰國邦喬犬
Thai Ridgeback|large|泰國背脊犬
Tibetan Mastiff|giant|藏獒
Tibetan Spaniel|small|西藏獚
Tibetan Terrier|small|西藏㹴
Tong Gau (Hong Kong village dog)|large|唐狗
Tornjak|large
Tosa|giant|日本土佐犬
Toy Fox Terrier|small|玩具獵狐㹴
Transmontano Mastiff|giant
Transylvanian Hound|large
Treeing Feist|small
Treeing Tennessee Brindle|large
Treeing Walker Coonhound|large
Tyrolean Hound|large
Uruguayan Cimarron|large
Vizsla|large|維希拉犬
Vizsla (Wirehaired)|large|剛毛維希拉犬
Volpino Italiano|small|意大利狐狸犬
Weimaraner|large|威瑪犬
Welsh Corgi (Cardigan)|small|卡迪根哥基犬
Welsh Corgi (Pembroke)|small|潘布魯克哥基犬
Welsh Sheepdog|large|威爾斯牧羊犬
Welsh Springer Spaniel|large|威爾斯史賓格犬
Welsh Terrier|small|威爾斯㹴
West Highland White Terrier|small|西高地白㹴
West Siberian Laika|large|西西伯利亞萊卡犬
Westphalian Dachsbracke|large
Wetterhoun|large
Whippet|small|惠比特犬
White Swiss Shepherd Dog|large|瑞士白色牧羊犬
Wirehaired Pointing Griffon|large|剛毛指示格里芬犬
Xoloitzcuintli||墨西哥無毛犬
Yakutian Laika|large|雅庫特萊卡犬
Yorkipoo|small
Yorkshire Terrier|small|約瑟爹利
Zuchon|small
`,
  DOG_ALIASES,
)
