/** From Aachen to Zwolle; the source is in large-towns.ts. */
export const townsOfElsewhere = `
  aachen aalborg abadan abakaliki abengourou abeokuta abidjan abucay abuja abuyog acarigua accra adiwerna adjumani
  afikpo aflao afyonkarahisar agadez agadir agbor aguascalientes agulu ahvaz ajaokuta ajdabiya aksaray aktau aktobe
  akure akwanga akwatia alabel alaminos alanya albacete alberton alcobendas alexandria algeciras algiers allanridge
  almaty amagasaki amaigbo ambato amersfoort amiens ampang ananindeua anchau andijon andong angono angren anloga
  annaba anshan antakya antalya antananarivo antipolo antofagasta antsirabe antwerpen anyama apalit aparri
  apeldoorn apomu apopa aracaju arayat arequipa argenteuil argungu aringay arjawinangun arnhem arusha asahikawa
  asamankese ashdod ashgabat ashkelon asmara astanajapura aswan atani atbara atimonan atsiaman atyrau auchi
  augsburg awka ayacucho azcapotzalco babruysk bacoor badagry badajoz bafoussam bagamoyo baghdad baidoa baku
  balagtas balamban balanga balayan balfour balikpapan baliuag balkh ballito bamako bamenda bandundu bandung bangil
  bangui banjarmasin banqiao bansalan bantayan banyuwangi baotou baqubah baranovichi barberton barinas barnaul
  barquisimeto barrancabermeja barranquilla baruta barysaw basrah batam batangas batna battambang batumi baturaja
  bauchi bawku bawshar bayambang bayawan bayombong bayugan bechem beersheba begoro beijing beira beirut beitbridge
  bekasi belawan belgorod belgrade bemowo benghazi bengkulu benoni berazategui berbera berdyansk berekum bergen
  bertoua bethal betim bhisho bibiani bielany bielefeld bilbao bilbays billiri binalbagan binangonan bindura binjai
  binmaley binonga bintulu bishkek bishoftu biskra bislig bissau bizerte blantyre blida blitar bloemfontein
  bloemhof bocaue bochum bogor bohicon boksburg bolgatanga bongabon bongao bonn bontang borongan boroon bothaville
  botolan botshabelo bottrop boumerdas brakpan bratislava braunschweig brazzaville bredasdorp bremen brescia
  breyten brno bronkhorstspruit bryansk bucaramanga bucharest budta buenavista bugiri buguma bujumbura bukavu
  bukhara bukoba bukuru bulacan bulaon bulawayo buluan bunawan bunda bundibugyo bungoma buraydah burgersdorp burutu
  busan busembatia buseresere bushehr busia butembo butuan buwenge bwizibwera bydgoszcz bytom cabadbaran cabagan
  cabayangan cabiao cabimas cabuyao cagliari cagua cainta cajamarca calabanga calabar calama calamba calapan
  calasiao calatagan calauag calauan calumpit calvinia camayenne camiling campinas canlaon caracas carigara
  carletonville cartagena cartago casablanca catanauan catania catarman catbalogan celaya chakwama chalco changchun
  changsha changwon charallave charleroi cheboksary chegutu chelyabinsk chemnitz chengdu cheonan cherepovets
  cherkasy chernihiv chernivtsi chetumal chiba chiclayo chicoloapan chililabombwe chilpancingo chimbote chimoio
  chinandega chingola chinhoyi chinju chipata chipinge chirchiq chiredzi chisinau chitungwiza chlef choloma
  chongjin chongqing chuncheon ciamis ciampea cibinong cienfuegos cikampek cikarang cikupa cileungsir cileunyi
  cimahi ciputat cirebon citeureup clocolan coacalco coatzacoalcos cochabamba coimbra colesberg compostela conakry
  coquimbo cotabato cotonou cradock craiova cuautla cuernavaca curitiba cusco dadonghai daegu daejeon daet dagupan
  dakar dalian daloa damaturu damboa dammam danao danielskuil dapitan darazo darmstadt dasmarinas datong daugavpils
  daura davao dawei debrecen delmas deneysville denizli denpasar depok derince diepsloot digos dihok dijon dikirnis
  dinalupihan dipolog djelfa djibouti djougou dnipro dodoma doha dolisie dologon domalanoan donetsk donggongon
  dongguan dordrecht dortmund dosquebradas douala douliu dresden driefontein dubai duisburg duiwelskloof dumaguete
  dumai dunkwa durban dushanbe edenvale edirne effium eindhoven ejigbo ejura ekangala ekibastuz ekpoma ekuvukeni
  elbasan eldoret elmina empangeni enschede entebbe enugu epworth erbil erfurt erzincan erzurum esenler esenyurt
  eshowe espoo fergana fianarantsoa fiditi floridablanca fochville foggia foshan francistown freetown freiburg
  fuenlabrada fujisawa fukuoka fukuyama funchal funtua fushun fuzhou gaborone gagnoa gamboru gandajika gangneung
  gapan garissa garoua gashua gaziantep gbongan gdynia gebze geidam gelsenkirchen gemena geneina gereida getafe
  ghazni gimcheon giyani giza glencoe gliwice gondar gorontalo grabouw grahamstown graz grenoble grogol groningen
  guacara guadalajara guanabacoa guangzhou guankou guarenas guarulhos guatire guayaquil guelma guiguinto guihulngan
  guiyang gulu gumaca gunsan gusau guyong gwadabawa gwaram gwarzo gweru gyeongju gyumri haarlem hadejia haeju
  hagonoy haifa haiphong hamamatsu hanam handan hangzhou hannover hanoi harare hargeysa harrismith hawassa hefei
  heidelberg heilbron heilbronn helsingborg hendrina hennenman hermanus hermosillo herne himamaylan himeji
  hinigaran hinthada hirakata hiroshima hohoe hoopstad horlivka howick hrodna hsinchu huainan huancayo huelva
  huixquilucan hwado hwange hyesan ibadan ibanda idanre idlib igbeti igboho ihiala ikeja ikire ikirun iksan ilagan
  ilebo iligan ilinge illela ilobu iloilo ilorin imus incheon indang indramayu inisa innsbruck ipoh ipoti iquique
  iquitos iranshahr irapuato irbid iringa irkutsk irosin isfahan isieke isiolo isiro ismailia isparta isulan
  itaquaquecetuba itogon ivanovo iwaki ixtapaluca izhevsk iztacalco iztapalapa jacmel jakarta jalajala jalingo
  jamaame janeng japekrom jasaan jayapura jeddah jember jenjarum jeongeup jeonju jerantut jieyang jijel jilin
  jimeta jimma jinan jinja jitra jiutepec jizan jizzax johannesburg joinville jombang juliaca kabacan kabale
  kabankalan kabarnet kabul kabwe kachia kadoma kaduna kafanchan kagoro kagoshima kaiama kairouan kakamega kalemie
  kaliningrad kalisz kaluga kalulushi kamianske kampala kampar kamwenge kananga kanazawa kangar kanggye kankan kano
  kansanshi kaohsiung kaolack kapenguria karagandy karaj karaman karbala kariba karlsruhe karuri kasama kasese
  kashiwa kassel kathu katowice katsina katumba kaunas kawagoe kawaguchi kawambwa kayseri kayunga kediri kedungwuni
  keelung keffi kemerovo kendari kenema keningau kenitra kerch kericho kerman kermanshah kertih kerugoya khabarovsk
  kharkiv khartoum khemisset khenchela kherson khmelnytskyi khobar khorramabad khorramshahr khouribga khowy khujand
  kiambu kidapawan kielce kigali kigoma kikwit kilifi kilosa kimberley kimhae kinarut kindia kindu kinshasa
  kintampo kireka kirkuk kirov kisangani kismayo kisumu kitakyushu kitale kitgum kitwe kiyawa klang klaten
  klerksdorp kluang knysna koblenz kochi koforidua kokshetau kokstad kolwezi komatipoort konongo kontagora konya
  korhogo koronadal koshigaya kostanay kosti koszalin kotido kowloon kpandu kraaifontein kragujevac krasnodar
  krasnoyarsk krefeld kremenchuk kresek kroonstad kropyvnytskyi krugersdorp kruisfontein kuantan kuching kukawa
  kulai kumagunnam kumamoto kumasi kunduz kunming kunshan kupang kurashiki kursk kuruman kutaisi kutloanong kwekwe
  kyenjojo kyiv kyzylorda laayoune labuan lafia lafiagi laghouat laguilayan lalupon lampang lamu lankaran lansdowne
  lanzhou laoag laoang larache lashio lausanne lebowakgomo legaspi legnica leiden leipzig lekki lembang letlhakane
  leverkusen libreville lichinga lichtenburg lijiang likasi liloan lilongwe limassol limay limbang lindley lingayen
  lipetsk livorno ljubljana lleida lobatse lodwar lokoja luanda luanshya lubao lublin lubuklinggau lubumbashi
  lucban lucena lugazi lugulu luhansk lumajang luoyang lusaka lutsk luwero luxor lviv lydenburg maasin maastricht
  mabopane macau machakos machala machida madiun maganoy magarao magdeburg magelang magnitogorsk magsaysay magumeri
  mahajanga mahalapye mahayag mahikeng mahilyow maicao maiduguri mainz makassar makhachkala makiyivka makoko
  makumbako makurdi maladzyechna malakal malanday malapatan malatya malaybalay malilipot malindi malingao
  malmesbury malolos maltepe malumfashi malungun maluso mamatid mamburao mampong managua manama manaoag manapla
  manaus mandalay mandimba mangaldan manizales mankayan mankoeng mannheim mansalay mansilingan mantampay manzini
  maputo maracaibo maradi maragondon maralal maramag marand marbella mariara marilao mariupol mariveles marondera
  maroua marrakesh marsabit martapura marudi marvdasht masaka masantol masbate maseru mashhad masindi masinloc
  masvingo matadi mataram matsudo matsuyama mauban mawlamyine mazabuka mazyr mbale mbandaka mbarara mbeya mbouda
  medan meiktila melitopol mentekab merelani merkezefendi mersin mersing metz mexicali meycauayan middelburg
  midrand midsayap migori minglanilla minsk miskolc mityana mixco miyazaki mmabatho mochudi modakeke modimolle
  mogadishu mogoditshane mohammedia mojokerto mokolo mokopane mokpo molepolole molteno mombasa monclova mondlo
  monguno monkayo monrovia montevideo montpellier monywa monza mooirivier mopti morogoro morong moshi mosopa
  mostaganem mostar mosul moundou moyale mpanda mpophomeni mpumalanga mthatha mtwara mubende mucumpiz mufulira
  muhoroni mukalla mukono mulhouse mumbwa mumias murcia muricay murmansk musaffah musoma mutare mwanza myeik
  myingyan mykolayiv mzuzu nabunturan nacala nador nafada nagano nagasaki nagcarlan nagoya naivasha najaf nakuru
  namangan namasuba nampula nanchang nanchong nanjing nantes nantou nanyuki nasarawa nasiriyah nasugbu navapolatsk
  navoiy navojoa navotas navrongo nazilli nchelenge ndola nelspruit netanya nguru niamey nicosia niigata nikopol
  ningbo njeru nkongsamba nkowakowa nkpor nkwerre nnewi norzagaray nouakchott novokuznetsk novosibirsk nsawam
  nsukka ntungamo nukus nungua nyachera nyahururu nyeri oaxaca obando oberhausen obonoma obuase odense ogaminana
  okayama okazaki okene okigwe okrika oldenburg oleksandriya olmaliq olomouc olongapo olsztyn olupona omdurman omsk
  onitsha opole oradea orenburg orizaba orkney ormoc oroquieta orsha oruro osasco osmaniye osogbo osorno ostrava
  otukpa ouagadougou ouargla oudtshoorn oulu oviedo owerri ozubulu paarl padalarang padangsidempuan paderborn
  pagadian pagalungan pagbilao paidha pakokku palangkaraya palapye palembang palermo pallisa palopo pamanukan
  pampierstad pamplona pamulang panabo panalanoy pandacaqui pangkalpinang paniqui pankshin pantubig paombong
  parakou paramaribo parung pasarkemis pasay paseh pasuruan pathein patigi patuto pavlodar pavlohrad payakumbuh
  pekalongan pekanbaru pemalang pematangsiantar penaranda penza perbaungan peringat perpignan perugia petapa
  petauke petropavl phalaborwa phitsanulok phuthaditjhaba pietermaritzburg pikine pililla pinamalayan pinamungahan
  pindiga piraeus piura plaridel pleiku plovdiv plumbon podgorica polangui polokwane polomolok poltava pontianak
  portoviejo postmasburg potchefstroom potiskum potsdam prabumulih prestea pretoria prieska pristina prizren
  probolinggo pucallpa puebla pulilan pulupandan pumwani purwakarta purwodadi purwokerto putatan putrajaya puyang
  pyongyang qarchak qarshi qazvin qingdao queensdale queenstown queluz quetzaltenango quevedo quezon quiapo quilmes
  quito qurayyat rabak ramadi ramotswa rancagua randburg randfontein rangkasbitung rantauprapat rasht rawang rayong
  recife regensburg reims reitz relizane remscheid rengasdengklok rennes reynosa riga rijeka rimini riobamba
  ritchie riversdale rivne riyadh romblon rondebosch rongai roodepoort rostock rudnyy rusape russeifa rustenburg
  rybnik sabadell sablayan sabzevar saitama sakakah salaga salamanca salatiga saldanha salerno salihorsk saltillo
  salzburg salzgitter samarinda samarkand sampaloc samsun sanaa sanandaj sancaktepe sandakan sapporo saqqez
  sarajevo saransk saratov saravia sariaya sarikei sasolburg savelugu sawangan scottburgh segamat sejong semarang
  semenyih semey semnan semporna sendai senekal seogwipo sepang sepatan serekunda seremban serendah serowe sesheke
  settat sevastopol sevilla sexmoan sfax shagamu shahrud shantou sharjah shenyang shenzhen shijiazhuang shinyanga
  shiyan shizuoka shurugwi shymkent siavonga sibiu sibu sibulan sidoarjo sidon sihanoukville siirt sikasso
  simanggang simferopol sincelejo singaraja singida singkawang sinnar sipalay sirjan sitangkai sittwe situbondo
  sivas siverek siyabuswa skikda skopje skudai sloviansk smolensk soacha sochi sogamoso sohag sohar sokoto solingen
  sollentuna songnim soran soreang sorocaba sorong soroti sorsogon sosnowiec sousse soweto soyapango standerton
  stavanger stellenbosch stilfontein strasbourg stutterheim stuttgart subic subotica suceava sukabumi suleja
  sullana sultanbeyli sultangazi sumbawanga sumedang suncheon sundumbili sunggal sunyani surabaya surakarta
  surallah surgut surigao suwon suzhou swedru swellendam szczecin szeged tabriz tabuk tacloban tacna tacurong
  tagaytay tagiura tagoloan tagudin taguig taichung tainan taipei taiping taiyuan takamatsu takatsuki takoradi
  talacogon talavera talca talcahuano taldykorgan tallinn tambuwal tampere tanauan tanay tandag tangerang tangkak
  tangshan tangub tanjay tanjungbalai tapachula taranto taraz tarhuna tarija tarkwa tashkent tasikmalaya taunggyi
  taungoo tawau tayabas taytay tbilisi tebingtinggi techiman tegal tegina tehran telabastagan telde teluknaga
  tembisa temerluh temirtau temuco tepexpan tepic ternopil thabazimbi thamaga thaton theunissen thika thohoyandou
  thulamahashi tianjin tianshui tiaret tigwav tijuana tilburg tinongan tirana tiraspol tirmiz tlalnepantla tlalpan
  tlaquepaque tlemcen toamasina tobruk tokorozawa toliara toluca tomsk tonghae tongshan tonota torrevieja touba
  toulon toulouse toyama toyohashi toyonaka trabzon trento trieste trondheim trujillo tshikapa tuguegarao
  tulancingo tunis tunja turgutlu turhal turmero tutamandahostel tuxtepec tuxtla tuzla tver tychy tyumen tzaneen
  ualog ubiaja ughelli uitenhage ulsan ulundi ulyanovsk umraniye umuahia ungaran upington uppsala urdaneta urganch
  uromi uruapan ushirombo utrecht utsunomiya uvira uyovu uzhgorod vacoas valladolid valledupar vanadzor
  vanderbijlpark vantaa ventersburg veracruz vereeniging veruela vicenza vientiane vigo viljoenskroon villahermosa
  villavicencio villeurbanne vilnius vinnytsia vitebsk vladikavkaz vladivostok volgograd volksrust vologda
  volzhskiy voronezh vredefort vredenburg vredendal vryburg vryheid wakayama wakiso wankyi warrenton warri webuye
  wesselsbron westonaria whittlesea wiesbaden willemstad winburg windhoek winejok winneba witbank wobulenzi
  wolfsburg wolmaransstad wuhan wukari wuppertal wuxi xiamen xianyang xinyang xochimilco xuchang yamoussoukro yanbu
  yangju yangon yaroslavl yekaterinburg yenagoa yenakiyeve yenangyaung yeosu yerevan yevlakh yevpatoriya yogyakarta
  yokohama yokosuka yuanlin yueyang yunfu zaanstad zabrze zagazig zagreb zahedan zamboanga zamora zanzibar zapopan
  zaporizhia zaragoza zarqa zastron zeerust zemun zenica zeytinburnu zhanaozen zhengzhou zhezqazghan zhongshan
  zhytomyr ziguinchor zliten zoetermeer zonguldak zungeru zvishavane zwolle
`
