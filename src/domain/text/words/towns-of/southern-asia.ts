/** Of 40,000 people and more, in Sri Lanka 15,000; the source is in large-towns.ts. */
export const townsOfSouthernAsia = `
  abbottabad abohar achalpur adilabad adoni agartala ahmadnagar ahmadpur ahmedabad airoli aizawl ajmer ajodhya
  akividu akola alandur alappuzha aligarh allahabad alwar amalapuram amalner ambah ambajogai ambala ambalangoda
  ambattur ambikapur ambur amravati amreli amritsar amroha anakapalle anantapur anantnag anjangaon ankleshwar
  anuradhapura aonla arakkonam arambagh arcot arifwala arsikere aruppukkottai asansol ashoknagar ashta atarra athni
  atrauli attili auraiya aurangabad avadi azamgarh azimpur badagara badlapur badulla baduria bagalkot bagerhat
  baghpat bahadurgarh baharampur bahawalnagar bahawalpur baheri bahraigh baidyabati balaghat balangir balapur
  balasore ballalpur balotra balrampur balurghat bangaon bangarapet bankra bankura bannu bansbaria banswara bapatla
  barakpur baramati baramula baranagar barasat baraut barbil barddhaman bardoli bareilly bargarh barhiya barisal
  barmer barnala barpeta baruipur baruni barwani basavakalyan basirpur basoda batala bathinda battagram batticaloa
  beawar begusarai belgaum bellampalli bellary bengaluru bentota beruwala bettiah betul beypore bhabhua bhadohi
  bhadrachalam bhadrakh bhadravati bhadreswar bhagalpur bhaisa bhakkar bhalwal bhandara bharatpur bharthana bharuch
  bhatapara bhatpara bhavnagar bhawanipatna bhayandar bhilai bhilwara bhimavaram bhimbar bhimunipatnam bhind
  bhinmal bhiwandi bhiwani bhola bhongir bhopal bhubaneshwar bhuj bhusaval biaora bidar bijapur bijnor bikaner
  bikramganj bilara bilaspur bilimora biratnagar bisalpur bishnupur bobbili bodinayakkanur bogra bokaro bolpur
  bongaigaon borivli borsad brahmapur brajarajnagar budaun bulandshahr buldana bundi burewala burhanpur burhanuddin
  buxar chaibasa chakradharpur chakwal chalisgaon challakere chamrajnagar chandannagar chandigarh chandpur
  chanduasi changanacheri channapatna chapra charsadda chatra cherthala chhatarpur chhibramau chhindwara
  chichawatni chidambaram chidawa chikhli chikmagalur chilakalurupet chilaw chilmari chingleput chiniot chinnachowk
  chintamani chiplun chirala chishtian chitradurga chittagong chittaranjan chittaurgarh chopda chunian
  churachandpur closepet cochin coimbatore comilla cuddalore cuddapah cumbum cuttack dabhoi dabra dabwali dadri
  dahanu dahegam daltonganj dambulla damoh dandeli darbhanga darjiling datia daudnagar daund dausa davangere dehri
  deoband deolali deoli deoria devakottai devinuwara dewas dhaka dhampur dhamtari dhanbad dharapuram dharmapuri
  dharmavaram dhaulpur dhenkanal dholka dhoraji dhrangadhra dhuburi dhulia dhulian dhupgari dhuri dibrugarh didwana
  diglur digras dimapur dinajpur dinapore dindigul dinhata dipalpur diphu dohad dohar dombivli dondaicha dullewala
  dumraon dungarpur durgapur ellore emmiganur etawa etawah faisalabad faridabad faridkot faridpur farrukhabad
  fatehabad fatehpur fazilka ferozepore firozabad forbesganj fyzabad gadag gadarwara gadwal gajraula gajuwaka
  gampola gandhidham gandhinagar gangakher ganganagar gangapur gangarampur gangawati gangoh garhwa gaurnadi ghatal
  ghatampur ghatsila ghaziabad ghazipur ghotki giridih goalpara gobardanga gobichettipalayam godda godhra gohadi
  gohana gojra gokak gondal gondia gopalganj gorakhpur gosaba goyerkata gudalur gudivada gudiyatham gudur
  gujranwala gujrat gulaothi gulbarga gumla guntur gurgaon gursahaiganj guwahati gwadar gwalior habiganj hafizabad
  hajiganj hajipur haldia haldwani halisahar halol hanumangarh haora hapur hardoi haridwar haripur harpanahalli
  harunabad hasanpur hasilpur hasimara hathras hatton havelian haveri hazaribagh hendala himatnagar hindaun
  hindupur hinganghat hingoli hiriyur hisar hodal homagama homnabad hoshangabad hoshiarpur hoskote hospet hosur
  hubli hugli hunsur hyderabad ichalkaranji idappadi imphal indore ishurdi islamabad islampur itanagar itarsi
  jabalpur jacobabad jaffna jagadhri jagdalpur jaggayyapeta jagraon jagtial jahanabad jahangirabad jaigaon
  jaisalmer jaisingpur jajpur jalandhar jalarpet jalaun jalgaon jalor jalpaiguri jamalpur jambusar jamkhandi
  jammalamadugu jammu jamnagar jampur jamshedpur jamui jamuria jangaon jangipur jaora jaranwala jasdan jaspur
  jauharabad jaunpur jessore jetpur jeypore jhajjar jhalawar jhansi jhargram jharia jharsuguda jhelum jhingergacha
  jhunjhunun jintur jorhat joymontop jugsalai junagadh kabirwala kadayanallur kadiri kairana kaithal kakinada
  kalamassery kalia kaliganj kalimpong kaliyaganj kallakkurichchi kalmunai kalpi kalutara kalyan kamalia kamareddi
  kamarhati kamoke kamthi kanchipuram kanchrapara kandana kandhkot kandhla kandukur kankanhalli kannad kannangad
  kannauj kannur kanpur kanuru kapadvanj kapurthala karachi karad karaikal karaikkudi karauli karimganj karimnagar
  karnal karsiyang karur karwar kasganj kashipur kataragama kathmandu kathua katihar katol katoya katras katunayaka
  kavali kayankulam kegalle kelaniya kendraparha keshod khadki khagaria khagaul khagrachhari khairabad khairpur
  khalilabad khambhat khamgaon khammam khandwa khanna khanpur kharagpur kharar khardah khargone kharian khatauli
  khekra khopoli khulna khurda khurja khushab khuzdar kiratpur kishanganj kishangarh kishorganj kodar kohat kohima
  kolar kolhapur kollam kollegal kolonnawa konnagar kopargaon koppal koraput koratla kotikawatta kotkapura kotputli
  kotri kottagudem kottayam kovilpatti kovvur kozhikode krishnagiri krishnanagar kuchaman kukatpalli kultali
  kumbakonam kunnamkulam kurnool kurunegala kushtia kyathampalle ladnun laharpur lahore lakhimpur laksham
  lakshmipur lalitpur lalmohan lalmonirhat larkana latur layyah limbdi lodhran lohardaga lonavla luckeesarai
  lucknow ludhiana lunglei macherla machilipatnam madanapalle madaripur madgaon madhipura madhubani madhupur
  madhyamgram madurai maharagama mahasamund mahbubnagar mahmudabad mahoba mailsi mainpuri majalgaon makrana
  malappuram malaut malegaon malkajgiri malkapur mancheral mandamarri mandapeta mandla mandsaur mandvi mandya
  mangalagiri mangalore manglaur mangrol manjeri mannarakkat mannargudi mansehra manvi mardan markapur matara
  mathura mattanur mawana mayiladuthurai medak medinipur meerut mehekar memari merta mettupalayam mettur mianwali
  mingora mirialguda mirzapur modasa mohali mokameh monghyr moradabad moratuwa morbi mormugao mothihari mubarakpur
  muktsar mulbagal mulleriyawa multan munnar muradnagar muridke murtajapur murwara mustafabad muzaffarabad
  muzaffargarh muzaffarnagar muzaffarpur mymensingh mysore nabha nadiad nagarpur nagaur nagda nagercoil nageswari
  nagpur naihati najafgarh najibabad naksalbari nalgonda namakkal nanded nandikotkur nandurbar nandyal nangal
  nanjangud nanpara narail narasapur narasaraopet narayanganj narela narnaul narowal narsimhapur narsingdi narwana
  nashik nasirabad natore naugachhia navadwip navsari nawabganj nawabshah nawada nawalgarh nayudupet nedumangad
  negapatam negombo nellikkuppam nellore netrakona neyyattinkara nidadavole nihtaur nimbahera nipani nizamabad
  nohar noida nowrangapur nuzvid ongole ooty osmanabad ottappalam pabna pachora padrauna pakpattan pakur palakollu
  palanpur palghar palghat palitana pallavaram palmaner paloncha palwal palwancha panaji panchagarh panchkula
  pandharpur pandhurna panihati panruti panvel paramagudi parbatipur parbhani parlakimidi parvatipuram pasrur
  patancheru pathankot pathardih patiala patna pattoki pattukkottai payyannur peddapuram peliyagoda peranampattu
  periyakulam peshawar petlad phagwara phalodi phaltan pilibhit pilkhua pimpri pirojpur pithampur pithapuram
  pithoragarh pokhara polavaram pollachi ponnani ponnur ponnuru poonamalle porbandar proddatur puducherry
  pudukkottai pujali puliyangudi punalur punasa pune punganuru purnia puruliya pusad puthia puttalam puttur quetta
  quthbullapur rabkavi raebareli raghogarh raichur raiganj raigarh raipur raisen rajahmundry rajanpur rajapalaiyam
  rajgarh rajkot rajpura rajsamand rajshahi ramachandrapuram ramagundam ramanathapuram ramganj ramgarh ramgundam
  ramnagar rampura ranaghat ranchi ranibennur raniganj rasipuram ratangarh ratlam ratnagiri ratnapura ratodero
  raurkela rawalpindi raxaul rayachoti rayadrug renukut repalle rewari rishikesh rishra robertsonpet rohri rohtak
  roorkee ropar saddiqabad saharanpur saharsa sahaswan sahibganj saidpur sainthia sakhipur salem salur samalkot
  samastipur sambalpur sambhal sambrial sandila sandwip sangamner sangareddi sanghar sangli sangrur sardarshahr
  sardhana sargodha sarishabari sathupalli satkania satkhira satna sattenapalle saugor saundatti savarkundla
  secunderabad sehore sehwan sendhwa seohara seoni serilingampalle shabqadar shahabad shahdadpur shahdol shahjanpur
  shahkot shahzadpur shajapur shakargarh shamli shantipur shegaon sheikhpura shekhupura sheopur sherkot sherpur
  shertallai shibganj shikarpur shikohabad shillong shimla shimoga shirpur shivpuri shoranur shorapur shorkot
  shrirampur shujaabad shujalpur shyamnagar sialkot sibsagar siddhapur siddipet sidhi sidlaghatta sihor sihora
  sikandarabad sikar silchar siliguri sillod sindhnur singrauli sirajganj sirhind sironj sirsa sirsi sirsilla
  siruguppa sitamarhi sitapur siuri sivaganga sivakasi sojat solapur sonargaon sonipat sopur soyibug srikakulam
  srinagar srivilliputhur sujangarh sukkur sultanpur sunam sundargarh supaul surat suratgarh surendranagar suriapet
  swabi sylhet tadepallegudem tadpatri talagang talipparamba tambaram tamluk tangail tanjore tanuku taunsa teghra
  teknaf tellicherry tezpur thakurgaon thanesar thenkasi thiruvananthapuram thiruvarur thoothukudi thoubal thrissur
  tikamgarh tilhar tindivanam tinsukia tiptur tiruchengode tiruchirappalli tirunelveli tirupati tirupparangunram
  tiruppur tirur tiruttangal tiruvalla tiruvallur tiruvannamalai tiruvottiyur titagarh tohana tordher trincomalee
  tumkur tumsar tundla tungi tungipara turbat udaipur udgir udhampur udumalaippettai udupi ujhani ujjain ulhasnagar
  ullal umarkot umred unjha unnao upleta vadodara vaijapur vakarai valparai valvedditturai vaniyambadi varanasi
  varangaon varkala vavuniya vejalpur vellore veraval vidisha vijayawada vikarabad villupuram vinukonda virudunagar
  visakhapatnam visnagar vizianagaram vriddhachalam vrindavan wankaner wanparti warangal wardha warora warud
  wattala wazirabad weligama welisara wokha yadgir yamunanagar yavatmal yelahanka yellandu yeola zahirabad
`
