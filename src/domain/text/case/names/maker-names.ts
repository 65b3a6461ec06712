import { wordSet } from "../../words/word-set.ts"

/** Makers, products, apps, games, peoples and festivals: one word each that is nothing else in English. */
export const makerNames = wordSet(`
  Aadhaar Aadhar Aashirvaad Abarth Ableton Absa Abus Acana Accurist Activision Adaptil Addi Adreno Advil Adyen AEDs
  Aetna Afrikaner AfterShokz Agoda AirTags Airtasker Airtel Aixam Ajinomoto Ajio Akan Akrapovic Akrapovič Albanian
  Alcatel Aldi Algerian Alhambra Alibaba AliExpress All-Clad Allah Allianz Allion AllSaints AllTrails Almera
  Alphard Altima Altroz Altura Amarok Amazfit Amiga Amiibo Ampeg Amstrad Amtico Amul Anbernic Andalusian Andis
  Angolan AngularJS AnPost Ansible Antara Antares Antec Anubis Anycubic Anzac Aperol Aphrodite Applebee's Aptamil
  Aputure Aqara Aqualisa Arab Arabic Aragorn Araldite Aramaic Aramex Arby's Arc'teryx Arcam Arcteryx Ardex Arduino
  Argentinian Argos Ariens Ariston Arknights Armani Armenian Arona Arriflex Arrma Arteon Artex Arturia Asda Asko
  ASRock Assamese Assetto Assos Asterix Atari Ateca Athena Athlon Atmos ATVs Audemars Audio-Technica Audiolab
  Audiomack Aukey Aurifil Auris Autel Authy Autoart Autobot AutoCAD Autoglym Aveeno Avensis Aviva Axela Axkid
  Ayaneo Aygo Ayurveda Ayurvedic Azerbaijani Aztec Azur B-Max Babolat Babyliss BabyZen Bacardi Badoo Bahamian
  Bahraini Baidu Baisakhi Bakugan Balenciaga Baleno Balinese Bandai BandLab Bangladeshi Bantu Baofeng Barbadian
  Baseus Batmobile Batocera Bauhaus Bavarian Baxi Bayliner Bayonetta Bburago BCAAs Beethoven Behr Belarusian
  Belizean Belleek Beltane Bemba Benadryl Benelli Beneteau BenQ Berber Beretta Berlingo Bernat Bernette Bershka
  Bertazzoni Bertone BeSafe Beswick Betamax Beyblade Beyerdynamic BFGoodrich Bhagavad Bharatanatyam BharatMatrimony
  BharatPe BHAs Bhojpuri Bhutanese Bianchi Bidorbuy BigBasket BigCommerce Bihu Bilstein Bimota Binance Biogon
  Bionicle Biotar Biotique Birkenstocks Bisto Bitdefender Bitwarden BlaBlaCar BlackVue Blaupunkts Blinkist Blinkit
  Bluetti Bockingford Bolex Bolivian Bollinger Bollywood Bomag Bomberman Bontrager BookMyShow Boox Boral Borbet
  Borgward Borrowmydoggy Boruto Bosendorfer Bosnian Botox Botswanan Bourjois Bournvita Bovril Bowflex Boxster
  Brahms BrainPOP Braun Bravecto Breitling Brembo Brera Bresser Breton Brezza Brickheadz Bridgerton BrighterMonday
  Bristan Brita Britam Britbox Broadcom Broncolor BT-50 BTECs Buddha Buddhism Budweiser Bulbasaur Bulgari Bulova
  Bumbo Bunnings Bupa Burmese Burstner Burundian Bushnell Busuu Buttkicker BuyMeACoffee BuyRentKenya Bvlgari
  Bösendorfer Bürstner C-Max Cadac Cadbury Cagiva Caithness Calendly Calor Calphalon Calpol Camaro Cambly Cambodian
  CamelBak Cameroonian Campari Campingaz Camry CamScanner Camtasia Can-Am Canadapost Cannondale Canpar Cantonese
  Capcom CapCut Capitec Capodimonte Captiva Captur Carcassonne Cardano CarDekho Carfax Cargurus Carista Carlsberg
  CarMax Carnatic Carradice Carrera Cars24 Cartier CarTrade Carvana CarWale Carwow Casetify CashApp Casiotone
  Castelli Castlevania Castrol Catalan Catan Catit Caucasian Cazoo CDBaby Ceed Cefiro Celerio Celeron Celestron
  Celica Celotex Celtic CentOS Cerato CeraVe Cerelac Cernit Certina Cervelo Cervélo Cetaphil CFLs CFMoto Chanukah
  Char-Broil Charizard Charmander Charvel ChatGPT Chechen Checkatrade Checkmyfile Cheetos Chegg Cherokee Chewbacca
  ChiaoGoo Chilean Choetech Chopin Christianity Cialis Ciaz Cigna Cinnamoroll Citan Citibank Claber Claire's
  Claritin Clarks ClassDojo Clavinova Clementoni ClickUp Clinique Clio Clipsal Cluedo Coca-Cola Cocomelon
  CodeIgniter ColecoVision Colgate Colnago Comcast Commbank Conair Concept2 Congolese Contactum Contigo Contiki
  ConvertKit CorelDRAW Coros CorpPass Corsa Corsican Cosatto Costco Cosworth Coursera Courvoisier CoWIN CPDs CPUs
  CR-V Craghoppers Craigslist Creality Cricuts Crock-Pot Cruze Cuban Cubase Cuisenaire Cults3D Cupra Cuprinol
  Currys CX-3 CX-5 CX-9 CyberLink Cypriot Cyrillic D'Addario D-Link D-Max Dabur Daewoo Dahua Dalek DALL-E
  Danelectro Darksiders Darth Dasara DaVinci Dawes DDoS Debenhams Debian Debussy Decopatch Deepavali Deezer
  Deliveroo DeLorean Delphi Demio Denby Denny's Denso Depop Derbi Derwent Descript Desjardins Desmos DeTomaso
  Dettol Devanagari Dewalts DigiLocker Digimon Dinitrol DirectX Dischem Disgaea Disklavier Disprin Distagon
  DistroKid DivX Django Djeco Doblo DocuSign Dogecoin Dolby Domino's Doosan Doraemon Dorico Doritos DRLs Drobo DStv
  DTCs DTDC Dualtron Ducato DuckDuckGo Dufour Dulux Dumbledore Dunelm Dunlop Dunnes Dunzo Duolingo Duplo Duracell
  Duravit Dussehra DVDs Dylon Dymo Dynafit Dynaudio Dzire Dáil Eachine EarPods Eastpak EasyJet Ecco eCitizen Ecobee
  Econoline Ecovacs Ecuadorian Ecutek Edexcel Edmodo Edmunds Eero Eevee Efik Eheim Eibach Eicher Eizo Ektachrome
  Ektar eKYC Elantra Elddis Electro-Voice Elegoo Elgrand Elinchrom Elizabethan Ellesse Elmarit Elnas Emby Emirati
  Encanto Endura Eneloop Enfamil Enix Enphase EPCs EpiPen Epsons Equifax Erbauer Ercol Eritrean Ertiga ESCs ESP32
  ESP8266 Estima Estonian Estwing Ethereum Etihad Etios Etoro Eucerin Eufy Eumig Euromaid Evangelion Eventbrite
  Eveready EVGA Evinrudes Evo-Stik Evoque Evri Ewok Exide Exo-Terra Expedia Experian ExpressVPN Exynos F-150 F150
  F250 F350 FabFilter Fabia Fabletics Fabriano Facom Factorio Failte Falken Fanta FAQs Farfisa Fastag FatFace Feefo
  Feiyu Feliway Fendi Ferplast Ferrero Feurich FFmpeg Fiamma Figma Fijian Filipina Filipino Filmora FilmoraGo
  Filofax Filofaxes Fimo Firefox Fisher-Price Fiverr Fizik Fjallraven Fjällräven Flemish Flipkart Flogas FlySafair
  Foden Fomapan Foobar2000 Forza Fosgate Foxit Foxtel Franke FreeNAS Freudian Frisian Frister Frodo Fronius FrSky
  Fujichrome Fulani Funimation Funkita Funko Furminator Furuno Fusion360 Futaba Futurama Fáilte G-Plan Gaelic
  Gaggenau Galaga Gambian Gandalf Ganesha Garda Gardai Gardaí Gardena Garmins Garrard Gatorade Gaviscon GCash GCSEs
  Geberit Geico Gengar Genshin Genymotion GeoGebra Georgian Geox Geralt Getzen Ghanaian Ghibli Ghostbusters
  Giffgaff Gilera Gilette Gillette GitBook GitLab Giulietta Givenchy GivEnergy Glaswegian Glenfiddich Glenlivet
  Glock GoCardless GoDaddy Godox Godrej Gohan Goibibo Gojek Goku Golang Gollum Gopuff GoToMeeting Gotrax GOtv Govee
  Gozney GPAs GPay GPUs GrabPay Gradius GraphQL Gritzner Grogu Grohe Groot Growatt GrubHub Gruffalo Gryffindor
  GTBank Gtech Gucci Gudetama Guinness Gumroad Gundam Gunpla Gurmukhi Gutermann Guyanese Gyproc Gütermann Habbo
  Habitica Hadoop Hager Haglofs Haglöfs Haitian Haldiram Half-Life Halfords Hamax Hammerite Hankook Hanse Hansgrohe
  Hapag-Lloyd Haribo Hario Harken Harrods Haryanvi Hasbro Haulotte Havaianas Haval Havells Hayabusa Haydn HDDs
  He-Man HealthKit Hebrew Heineken Heinz Hellmann's Hennessey Hennessy Hep2O Hepplewhite Hermes Hermione Hermès
  Heroku Herschel Hershey's Heusinkveld HeyGen Hi-Tec Hiace HiFiMan Hikvision Hinduism Hindustani Hino Hipages
  Hiplok Hispanic HMOs Hofner Hogwarts Hoka Hokusai Holi Hollard HomeKit HomePod Honduran Honkai Horlicks HostGator
  Hotstar Hozelock HR-V Hublot HubSpot Huduma Hufflepuff Huggies Hulu Humana Husqvarnas HydroFlask Hymer HyperX
  Hyrox Hyster Hytera Höfner Iams Ibibio iBooks iCandy Icom IEPs IFTTT Ignis IHOP iiNet IITs Iiyama Ikaruga Illy
  Ilve iMacs Imbolc IMDb iMessage iMovie Impreza InDesign Indespension IndiaMart Indomie Indonesian Infiniti
  Infinix Ingersoll Inokim InPost InShot Insta360 Instacart Integra Intel Intellivision Interac Intergas Intex
  Inuit Inuyasha Ioniq iPlayer iPods IPOs iQOO iRacing Iranian Iraqi IRCTC Irn-Bru Isacord isiNdebele Islabike
  Islam Islamic Israeli Itachi iTalki iTax Itel iTunes ITVX Ixigo Iyengar iZettle Jackery Jacobean Jaeger-LeCoultre
  Jagermeister Jain Jainism Jamo Janod JanSport Javanese Jeanneau Jedi Jellyfin Jenga Jenkins Jesus Jet2 Jetstar
  Jetta Jigglypuff Jiji Jimny JioCinema JioSaavn Jira Jitsi JLab Jobberman Jollof Jordanian JotForm Joy-Con JPEGs
  jQuery JRPGs Judaism Jumia Jungian Jupyter Juvederm Juwel Jägermeister K'Nex Kadjar Kafka Kahoot Kajabi KakaoTalk
  Kakashi Kalenjin Kamaka Kamba Kamiq Kampa Kandinsky Kangoo Kanile'a Karbonn Karchers Karndean Karoq Karrimor
  Karwa KashFlow Kashmiri Kaspersky Kathak Kathakali Kaweco Kazakh Kdenlive KeePass Keeway Kellogg's Kelvinator
  Kenda Kenwood Keralite Kerastase Kerbal Keroppi Kershaw Kewtech Khmer Kijiji Kikkoman Kikuyu Kinect KineMaster
  Kinomap Kinyarwanda Kioxia Kippur Kisii KitKat Klarna Klaviyo Klimt Klingon Klipsch Kmart Knauf Knaus Knex
  KnitPro Knorr Kobalt Kobelco Kodachrome Kodaly Kodi Kodiaq Kodály Koenigsegg Koleos Kollywood Komoot Konami Konga
  Koni Konkani Kontakt Koodo Korda Kotlin Kroger Kromski Kronospan Krug Krups Kubernetes Kubotas Kuchipudi Kuda
  Kuga Kugoo Kulula Kumho Kumon Kurdish Kuromi Kuwaiti Kwid Kymco Kyocera Kyosho Kyrgyz Kérastase L'Oreal L'Oréal
  L200 LabVIEW Lacoste Lagavulin Laguna Lakme Lakmé Lalique Lamona Lancia Lancome Lancôme Landr Laowa Laphroaig
  Laravel Larrivee Latina Latvian Lavazza Lazada LCDs Lebanese Lebara LedLenser Legolas Legrand Lenco Letterboxd
  Leuchtturm Leuchtturm1917 Leupold Levorg Lewmar Lexar Lexmark Lexmoto Lezyne Liberian LibreOffice Libsyn Libyan
  Lidl Liebherr Lifx Ligier Lillebaby Lilliput Limoges Lincraft Lindt Lingala Linux Liqui-Moly Liquitex Listerine
  Liszt Litecoin Lithuanian Livguard Lladro Lladró Lloyds Logitechs LogMeIn Lohri Lomography Longines Lopi Loreal
  Losi Louet Lowe's Lowepro Lubitel Lucario Lucozade Lufthansa Luganda Lughnasadh Luhya Lutron Lycamobile Lyft
  Lékué M-Audio M-Pesa Maasai Macallan Macan Macedonian Maersk Magento Maggi Magimix Maglite Magura Mahabharata
  Maisto Maithili Majacraft MakeMyTrip MakerBot Makitas Malabrigo Malagasy Malawian Malay Malaysian Maltese
  Maltesers Maltina Malwarebytes Mammut Mandalorian Manitous Mansory Manx Maori Mapei Mapex MariaDB Mariokart
  Marples Marriott Maruti Marvell Marwari Matalan Matariki Matco Mathematica Mathletics Matisse MATLAB Matplotlib
  Mattel Mauritian Mavic Maxicosi Maxtor Mayan Maybach Maybelline McAfee MCBs McIntosh McLaren MediaTek Medibank
  MediSave MediShield Meesho Megablox Megadrive Megaman Megane Megatron Meguiar's Meijer Meike Meinl Meizu Melitta
  Mellotron Melodyne Menards Mendeley Mendelssohn Mennonite Menulog Merida Meriva Merrell MetaMask Metroid Mewtwo
  Miata Michelin Micra Micralite Micromax Microtek Mielle miHoYo Mikasa MikroTik Mitre10 Miyoo Mizuno MMORPGs Moana
  MobiKwik Mobil Mobil1 Mobvoi Moccamaster ModPodge Moet Mohiniyattam Mokka Moldovan Mondaine Mondeo Monet MongoDB
  Mongolian Monier Montblanc Montenegrin Monzo Moodle Moomin Moorcroft Mophie MOQs Morakniv Mordor Moroccanoil
  Morrisons Moschino Mossberg Motorolas Motul Moulinex Mounjaro Movano Movavi Moza Mozambican Mozart Moët MP3s
  Mpesa MU-X Mughal Muharram Muji Mulan Multipla MusicBee Musto MX-5 MyBuilder MyChart MyFitnessPal MyGov
  MyMiniFactory Myntra MYOB MyScript MySQL MyTutor Mégane Māori Nalgene Namco Namibian Nando Nando's Nanlite
  Nanoleaf Napoleonic Naruto Natwest Navajo Navara Navaratri Navionics Navman Neato Necchi Nedbank Neff Nektar
  Neopets Nepalese Nepali Nescafe Nescafé Nestlé Netatmo Neteller Netlify Neutrogena Nexen NexGard Nexon Nezuko
  NFTs Nginx Niantic Niimbot Nikkor NimbusPost Ninebot Ninjago NinjaVan Nintendogs Niro Nitecore Nivea NoBroker
  Noctilux Noctua Nokian Nollywood Noom Norco Nordica NordVPN Noritake Noro NoSQL Novotel NP200 NP300 NPCs Nubank
  Numicon NumPy Nurofen Nutella Nutribullet NVivo NVQs Nykaa NZXT O'Neill Oakley Oase OBDLink Obelix Ocado
  OctoPrint Odin Odissi Ofcom Ofgem Ofsted Ofwat Ohme Okadabooks OkCupid Oktoberfest Olaplex Olay Oldsmobile Olight
  Omani Omnisphere Omnistor Onam Onduline Oneflare Onida OnTheMarket Ooni Opay OpenAI OpenCV OpenGL Optus Oral-B
  Orbea Oreck Oreo Orff Orijen Oriya Orpat Ortlieb Ortur Osiris Osma Osmo Osram Oster OtterBox Oura Outsurance
  Ovaltine Ozempic Ozow Pac-Man Pacman Pagani Pajero Pakistani Palestinian PalmPay Panadol Panamera Panasonics
  Panavision Pandora Panerai Pantene Parcel2Go Pargo Parle Pashley Pashto Passat Patanjali Patons PayByPhone
  Paychex PayLah Payoneer Paysafecard PayShap Paytm PCBs PCSX2 PDFelement PDFs Peggle Peloton Penneys Pentecostal
  Pentel Pentium PeoplePerHour Peppa Pepsi Pergo Perodua Persian Persol Petrof Petromax Petzl Peugeots Philishave
  PhonePe Picanto Picasso Pictionary PigiaMe Pikachu Pikmin Pilates Pinarello Pirelli Piriton PIRs Pixar Playrix
  Playskool Plex PNGs Pocahontas Podbean Podpoint Poirot Pokedex Pokemons Pokédex Pokémon Polti Polyfilla
  Polynesian Pomodoro Pompompurin Pongal PopSocket Pororo Portmeirion Portra Posca Poseidon PostgreSQL Potterton
  Powerade PowerBI Powkiddy PPSSPP Prada Pratilipi Preethi Premio PreSonus PrestaShop PrettyLittleThing Previa
  Pringles Printful Printify Prismacolor Prius Pro-Ject Probox Procion Profhilo ProForm Profoto Prologic Property24
  ProtonVPN Provia Prusa PrusaSlicer Prym Psychonauts Psyduck PTAs Publix Puccini PudoLocker Pumbaa Purina
  Purolator PyTorch Qantas Qashqai Qatari Qbert QEMU Qidi QNAP Qobuz Qoo10 Qualcomm Quechua Questar Questrade
  Quidditch Quikr Quiksilver Quizlet Qur'an Quran Qxpress Rabobank Rachmaninoff Ractis Rain-X Raksha Rallisport
  Ramayana Ramzan Rapha Rapido Rapunzel RAV4 RavPower Rawlings Ray-Ban RayBan Rayman Razorpay RCBOs RCDs Realme
  Realtek Recalbox Recaro Redbubble Reddit Redex Redis Redken Reese's Rega Reiss Rekordbox Rembrandt Renogy Reolink
  Restylane RetroArch RetroPie Revit Revlon Ribble Ribena Ricoh Rilakkuma Rimmel Rimowa RimWorld RingGo Riso
  Rivendell Rivian Rixen RoboCop Roborock RockShox Rodenstock Rokinon Rokkor Romani Ronseal Ronstan Rossignol Rotel
  Rothenberger Rotosound RPGs Rust-Oleum Rustoleum Rwandan RX-8 Ryanair Røde S-Cross S-Max Saab Sachs Sadolin
  Safaricom Saffola Sainsbury's Salomon Samhain Samoan Samsonite Samyang Sandero SanDisk Sandtex Sanlam Sanrio
  Sanskrit Santander Sany Sardinian Sasuke Saucony Sauron Savic Savlon Saxenda Saxo ScanNCut Scarpa Schecter
  Scheepjes Schilke Schmincke Schneider-Kreuznach Schoology Schubert Schumann Schwalbe Schwarzkopf Schweppes
  Scooby-Doo Scotiabank Screwfix Sculpey Sculpfun Sculptra Sea-Doo Seagate Sega Segway Sekonda Seltos Sendle
  Senegalese Sennelier Sensodyne Sentra Sepedi Serato Serbian Serbo-Croat Seresto Sevylor Shabbat Shadowfax
  Shakespeare Shakespearean Shapeoko Sharan Shazam She-Ra Sheaffer Shein Shenmue Sheraton Sherco Sherwin-Williams
  Shimanos Shippo Shiseido Shokz Shopee Shotcut Shotokan Showmax Shrek Sibelius Sicilian Sienta SIGG Sikabond
  Sikhism Siku Silverado Simca SimCity Similac Simoniz Simplisafe Simpsons Simrad Simucube Simulink Sindhi
  Singaporean SingPost Singtel Sinhala Sinhalese SIPPs Sistema siSwati Sith Sizzix Skagen Skeletor SketchUp Ski-Doo
  Skrill SKUs Sky-Watcher Skylanders Skype Skyscanner Skywalker SkyWatcher Slazenger Slovak Slovakian Slovenian
  Sluban Slytherin Smena Smirnoff Smurf Smyths Snagit Snap-on Snorlax Snuza Solana Solas Sonalika Songkran Sonicare
  Sonor SonyLiv Sorento Soulcalibur Sovol Sparco Sparx Speedo SpiceJet Spider-Man Spiderman Spigen Spinny Splashtop
  Splatoon Sportage SPSS Spyderco Spyro SQLite Squirtle Srixon SsangYong SSDs Stampin StarHub Staub STDs SteamVR
  Steinberg Stelvio STIs StockX Storytel Strava StubHub Subbuteo Subnautica Sudanese Sudocrem Sufi Suikoden Sulekha
  Sumeet Summicron Summilux SumUp Suncorp Sundanese Sunfeast Sunpak Sunseeker Suntour Superbalist Superdry
  Supervalu Supre Suunto SUVs SVGs Swann Swati Swazi Swiffer SwiftUI Swiggy Swiza Sylvac Symfony Synology Synthesia
  T-Cross T-Mobile T-Roc Tabasco Tabbert Tacx Tado Tahoe TailwindCSS Taiwanese Tajik Takahashi Takealot Takumar
  Talabat Talisker Talmud Tamagotchi Tamilian Tamrac Tanjiro Tannoy Tanqueray Tanzanian Taoiseach Tapo Tardis
  Targaryen Tascam Tassimo Tassomai Tatooine Taycan TaylorMade Tayto Tazz Tchaikovsky Teagasc Technivorm Technogym
  Tecnica Tecno Teespring Tekken Tektro Teletubbies Televue Telkom Telstra Telus Temu Tenda TensorFlow Terex
  Terracan Terraria Tesco Tessar Tetris Teva Texaco Thanos Thermador Thingiverse Thinkific Threadripper Tiago
  Tibetan TicWatch Tiffany Tiguan Timex TinkerCAD Tippee Tissot Titanfall Titleist Toblerone Todoist Tolkien
  Tollywood Tolstoy Tombow Tomica Tommee TomTom Tongan Topeak Toptal Torah Toshiba Totoro Touareg Touran TP-Link
  TradeMe Trakker Trakt Tramontina Trangia TransUnion Travelodge Traxxas Trello Tresemme TRESemmé Trex Tri-X
  TripAdvisor Trivago Tropico TrueNAS Trulia Truma TrustATrader TRVs Tshivenda Tsonga TTArtisan Tudor Tulu Tumi
  Tunisian Tupperwares Turbosound TurboTax Turkmen Turnitin Turo Tutorful Tuya Twingo Twix TWSBI Tylenol Tyskie
  Tyvek UAVs Ubereats Ubisoft Ubuntu Udemy Udyam Udyog Ugadi Ugandan UGREEN Ultimaker Umamusume Umbro Umrah
  Uni-ball Unibond Uniden Unimog Uniroyal Unix UPCs Uplay Upwork Uruguayan USBs UTIs UTVs Uyghur Uzbek Vader
  Vaillant Valeo Valheim Valspar Valvoline Vandoren Varta Vastu VCRs Vectra Vectrex Vedantu Vegemite Vegeta
  Veloster Velux Velvia Venda Venezuelan Ventolin Venum Vercel Verizon Versace Vespas VFDs Viagogo Viagra Viano
  Victron Videocon Viessmann Vigorelli Villeroy Viltrox Vimeo Vimto VinFast Viofo Virtua VirtualBox Vise-Grip
  Vishnu Vishu Visio Visqueen Vistara Vitara Vitz Vivaldi Vivaro VivaVideo VMware Vocaloid Vodacom Vodafone Voge
  Vokey Volcom Voldemort Volkl Voltaren Voltas VoLTE VoWiFi Voxi Voxy Vrbo VSTs VTech VueJS Vumatel Völkl Wachovia
  Wago Waitangi Walgreens Wall-E Walmart Waluigi Warcraft Warhol Wario Warzone Waterpik Wattpad Wavin Waxoyl Waze
  WD-40 WD40 Webex Webflow WebP Webtoon Webuyanycar WeChat Weebly Weehoo Weetabix Wegmans Wegovy Wella Wendy's
  Westeros Westinghouse Westpac WeTransfer What3words WhatsApps Whiskas Wickes WiiU Winamp Winnebago Winsor
  Wolfenstein WooCommerce Wookiee Woolworths Woom Wordle Wuling Wylex Wynk Wyzant Wyze X-Men X-Trail Xcent Xcode
  Xenoblade Xeon Xfinity Xitsonga Xmas Xpeng Xpressbees Xsara xTool Xtrons XUV500 XUV700 Yaesu Yahtzee Yandex Yaris
  Yemeni Yepp Yiddish Yoda Yonex Yongnuo Yoshi Yoshimura Yousician Yu-Gi-Oh Yuasa YubiKey Yugo Z-Wave Zafira ZAGG
  Zalando Zalora Zambian Zando Zapier Zappi Zazzle ZBrush Zee5 Zendesk Zepto Zettle Zeus Zhiyun Zigbee Zillow
  Zimbabwean Zincalume Zinsser Zipcar Zipp Zoggs Zoho Zomato Zoopla Zootopia Zoroastrian Zotac Zotero Zuiko Zumba
  Zwift Zynga Zyrtec Zyxel
`)
