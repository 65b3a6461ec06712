import { wordSet } from "../../words/word-set.ts"

/** Makers, products, apps and games: one word each that is nothing else in English. */
export const makerNames = wordSet(`
  Aadhaar Aadhar Aashirvaad Abarth Ableton Absa Abus Acana Accurist Activision Adaptil Addi Adreno Advil Adyen AEDs
  Aetna AfterShokz Agoda AirTags Airtasker Airtel Aixam Ajinomoto Ajio Akrapovic Akrapovič Alcatel Aldi Alhambra
  Alibaba AliExpress All-Clad Allianz Allion AllSaints AllTrails Almera Alphard Altima Altroz Altura Amarok Amazfit
  Amiga Amiibo Ampeg Amstrad Amtico Amul Anbernic Andis AngularJS AnPost Ansible Antara Antares Antec Anycubic
  Aperol Applebee's Aptamil Aputure Aqara Aqualisa Aragorn Araldite Aramex Arby's Arc'teryx Arcam Arcteryx Ardex
  Arduino Argos Ariens Ariston Arknights Armani Arona Arriflex Arrma Arteon Artex Arturia Asda Asko ASRock Assetto
  Assos Asterix Atari Ateca Athlon Atmos ATVs Audemars Audio-Technica Audiolab Audiomack Aukey Aurifil Auris Autel
  Authy Autoart Autobot AutoCAD Autoglym Aveeno Avensis Aviva Axela Axkid Ayaneo Aygo Azur B-Max Babolat Babyliss
  BabyZen Bacardi Badoo Baidu Bakugan Balenciaga Baleno Bandai BandLab Baofeng Baseus Batmobile Batocera Baxi
  Bayliner Bayonetta Bburago BCAAs Beethoven Behr Belleek Benadryl Benelli Beneteau BenQ Beretta Berlingo Bernat
  Bernette Bershka Bertazzoni Bertone BeSafe Beswick Betamax Beyblade Beyerdynamic BFGoodrich BharatMatrimony
  BharatPe BHAs Bianchi Bidorbuy BigBasket BigCommerce Bilstein Bimota Binance Biogon Bionicle Biotar Biotique
  Birkenstocks Bisto Bitdefender Bitwarden BlaBlaCar BlackVue Blaupunkts Blinkist Blinkit Bluetti Bockingford Bolex
  Bollinger Bomag Bomberman Bontrager BookMyShow Boox Boral Borbet Borgward Borrowmydoggy Boruto Bosendorfer Botox
  Bourjois Bournvita Bovril Bowflex Boxster Brahms BrainPOP Braun Bravecto Breitling Brembo Brera Bresser Brezza
  Brickheadz Bridgerton BrighterMonday Bristan Brita Britam Britbox Broadcom Broncolor BT-50 BTECs Budweiser
  Bulbasaur Bulgari Bulova Bumbo Bunnings Bupa Burstner Bushnell Busuu Buttkicker BuyMeACoffee BuyRentKenya Bvlgari
  Bösendorfer Bürstner C-Max Cadac Cadbury Cagiva Caithness Calendly Calor Calphalon Calpol Camaro Cambly CamelBak
  Campari Campingaz Camry CamScanner Camtasia Can-Am Canadapost Cannondale Canpar Capcom CapCut Capitec Captiva
  Captur Carcassonne Cardano CarDekho Carfax Cargurus Carista Carlsberg CarMax Carradice Carrera Cars24 Cartier
  CarTrade Carvana CarWale Carwow Casetify CashApp Casiotone Castelli Castlevania Castrol Catan Catit Cazoo CDBaby
  Ceed Cefiro Celerio Celeron Celestron Celica Celotex CentOS Cerato CeraVe Cerelac Cernit Certina Cervelo Cervélo
  Cetaphil CFLs CFMoto Char-Broil Charizard Charmander Charvel ChatGPT Checkatrade Checkmyfile Cheetos Chegg
  Chewbacca ChiaoGoo Choetech Chopin Cialis Ciaz Cigna Cinnamoroll Citan Citibank Claber Claire's Claritin Clarks
  ClassDojo Clavinova Clementoni ClickUp Clinique Clio Clipsal Cluedo Coca-Cola Cocomelon CodeIgniter ColecoVision
  Colgate Colnago Comcast Commbank Conair Concept2 Contactum Contigo Contiki ConvertKit CorelDRAW Coros CorpPass
  Corsa Cosatto Costco Cosworth Coursera Courvoisier CoWIN CPDs CPUs CR-V Craghoppers Craigslist Creality Cricuts
  Crock-Pot Cruze Cubase Cuisenaire Cults3D Cupra Cuprinol Currys CX-3 CX-5 CX-9 CyberLink D'Addario D-Link D-Max
  Dabur Daewoo Dahua Dalek DALL-E Danelectro Darksiders Darth DaVinci Dawes DDoS Debenhams Debian Debussy Decopatch
  Deezer Deliveroo DeLorean Delphi Demio Denby Denny's Denso Depop Derbi Derwent Descript Desjardins Desmos
  DeTomaso Dettol Dewalts DigiLocker Digimon Dinitrol DirectX Dischem Disgaea Disklavier Disprin Distagon DistroKid
  DivX Django Djeco Doblo DocuSign Dogecoin Dolby Domino's Doosan Doraemon Dorico Doritos DRLs Drobo DStv DTCs DTDC
  Dualtron Ducato DuckDuckGo Dufour Dulux Dumbledore Dunelm Dunlop Dunnes Dunzo Duolingo Duplo Duracell Duravit
  DVDs Dylon Dymo Dynafit Dynaudio Dzire Dáil Eachine EarPods Eastpak EasyJet Ecco eCitizen Ecobee Econoline
  Ecovacs Ecutek Edexcel Edmodo Edmunds Eero Eevee Eheim Eibach Eicher Eizo Ektachrome Ektar eKYC Elantra Elddis
  Electro-Voice Elegoo Elgrand Elinchrom Ellesse Elmarit Elnas Emby Encanto Endura Eneloop Enfamil Enix Enphase
  EPCs EpiPen Epsons Equifax Erbauer Ercol Ertiga ESCs ESP32 ESP8266 Estima Estwing Ethereum Etihad Etios Etoro
  Eucerin Eufy Eumig Euromaid Evangelion Eventbrite Eveready EVGA Evinrudes Evo-Stik Evoque Evri Ewok Exide
  Exo-Terra Expedia Experian ExpressVPN Exynos F-150 F150 F250 F350 FabFilter Fabia Fabletics Fabriano Facom
  Factorio Failte Falken Fanta FAQs Farfisa Fastag FatFace Feefo Feiyu Feliway Fendi Ferplast Ferrero Feurich
  FFmpeg Fiamma Figma Filmora FilmoraGo Filofax Filofaxes Fimo Firefox Fisher-Price Fiverr Fizik Fjallraven
  Fjällräven Flipkart Flogas FlySafair Foden Fomapan Foobar2000 Forza Fosgate Foxit Foxtel Franke FreeNAS Frister
  Frodo Fronius FrSky Fujichrome Funimation Funkita Funko Furminator Furuno Fusion360 Futaba Futurama Fáilte G-Plan
  Gaggenau Galaga Gandalf Garda Gardai Gardaí Gardena Garmins Garrard Gatorade Gaviscon GCash GCSEs Geberit Geico
  Gengar Genshin Genymotion GeoGebra Geox Geralt Getzen Ghibli Ghostbusters Giffgaff Gilera Gilette Gillette
  GitBook GitLab Giulietta Givenchy GivEnergy Glenfiddich Glenlivet Glock GoCardless GoDaddy Godox Godrej Gohan
  Goibibo Gojek Goku Golang Gollum Gopuff GoToMeeting Gotrax GOtv Govee Gozney GPAs GPay GPUs GrabPay Gradius
  GraphQL Gritzner Grogu Grohe Groot Growatt GrubHub Gruffalo Gryffindor GTBank Gtech Gucci Gudetama Guinness
  Gumroad Gundam Gunpla Gutermann Gyproc Gütermann Habbo Habitica Hadoop Hager Haglofs Haglöfs Haldiram Half-Life
  Halfords Hamax Hammerite Hankook Hanse Hansgrohe Hapag-Lloyd Haribo Hario Harken Harrods Hasbro Haulotte
  Havaianas Haval Havells Hayabusa Haydn HDDs He-Man HealthKit Heineken Heinz Hellmann's Hennessey Hennessy Hep2O
  Hepplewhite Hermes Hermione Hermès Heroku Herschel Hershey's Heusinkveld HeyGen Hi-Tec Hiace HiFiMan Hikvision
  Hino Hipages Hiplok HMOs Hofner Hogwarts Hoka Hokusai Hollard HomeKit HomePod Honkai Horlicks HostGator Hotstar
  Hozelock HR-V Hublot HubSpot Huduma Hufflepuff Huggies Hulu Humana Husqvarnas HydroFlask Hymer HyperX Hyrox
  Hyster Hytera Höfner Iams iBooks iCandy Icom IEPs IFTTT Ignis IHOP iiNet IITs Iiyama Ikaruga Illy Ilve iMacs IMDb
  iMessage iMovie Impreza InDesign Indespension IndiaMart Indomie Infiniti Infinix Ingersoll Inokim InPost InShot
  Insta360 Instacart Integra Intel Intellivision Interac Intergas Intex Inuyasha Ioniq iPlayer iPods IPOs iQOO
  iRacing IRCTC Irn-Bru Isacord Islabike Itachi iTalki iTax Itel iTunes ITVX Ixigo iZettle Jackery Jaeger-LeCoultre
  Jagermeister Jamo Janod JanSport Jeanneau Jedi Jellyfin Jenga Jenkins Jet2 Jetstar Jetta Jigglypuff Jiji Jimny
  JioCinema JioSaavn Jira Jitsi JLab Jobberman JotForm Joy-Con JPEGs jQuery JRPGs Jumia Jupyter Juvederm Juwel
  Jägermeister K'Nex Kadjar Kafka Kahoot Kajabi KakaoTalk Kakashi Kamaka Kamiq Kampa Kandinsky Kangoo Kanile'a
  Karbonn Karchers Karndean Karoq Karrimor KashFlow Kaspersky Kaweco Kdenlive KeePass Keeway Kellogg's Kelvinator
  Kenda Kenwood Kerastase Kerbal Keroppi Kershaw Kewtech Kijiji Kikkoman Kinect KineMaster Kinomap Kioxia KitKat
  Klarna Klaviyo Klimt Klingon Klipsch Kmart Knauf Knaus Knex KnitPro Knorr Kobalt Kobelco Kodachrome Kodaly Kodi
  Kodiaq Kodály Koenigsegg Koleos Komoot Konami Konga Koni Kontakt Koodo Korda Kotlin Kroger Kromski Kronospan Krug
  Krups Kubernetes Kubotas Kuda Kuga Kugoo Kulula Kumho Kumon Kuromi Kwid Kymco Kyocera Kyosho Kérastase L'Oreal
  L'Oréal L200 LabVIEW Lacoste Lagavulin Laguna Lakme Lakmé Lalique Lamona Lancia Lancome Lancôme Landr Laowa
  Laphroaig Laravel Larrivee Lavazza Lazada LCDs Lebara LedLenser Legolas Legrand Lenco Letterboxd Leuchtturm
  Leuchtturm1917 Leupold Levorg Lewmar Lexar Lexmark Lexmoto Lezyne LibreOffice Libsyn Lidl Liebherr Lifx Ligier
  Lillebaby Lilliput Lincraft Lindt Linux Liqui-Moly Liquitex Listerine Liszt Litecoin Livguard Lladro Lladró
  Lloyds Logitechs LogMeIn Lomography Longines Lopi Loreal Losi Louet Lowe's Lowepro Lubitel Lucario Lucozade
  Lufthansa Lutron Lycamobile Lyft Lékué M-Audio M-Pesa Macallan Macan Maersk Magento Maggi Magimix Maglite Magura
  Maisto Majacraft MakeMyTrip MakerBot Makitas Malabrigo Maltesers Maltina Malwarebytes Mammut Mandalorian Manitous
  Mansory Mapei Mapex MariaDB Mariokart Marples Marriott Maruti Marvell Matalan Matco Mathematica Mathletics
  Matisse MATLAB Matplotlib Mattel Mavic Maxicosi Maxtor Maybach Maybelline McAfee MCBs McIntosh McLaren MediaTek
  Medibank MediSave MediShield Meesho Megablox Megadrive Megaman Megane Megatron Meguiar's Meijer Meike Meinl Meizu
  Melitta Mellotron Melodyne Menards Mendeley Mendelssohn Menulog Merida Meriva Merrell MetaMask Metroid Mewtwo
  Miata Michelin Micra Micralite Micromax Microtek Mielle miHoYo Mikasa MikroTik Mitre10 Miyoo Mizuno MMORPGs Moana
  MobiKwik Mobil Mobil1 Mobvoi Moccamaster ModPodge Moet Mokka Mondaine Mondeo Monet MongoDB Monier Montblanc Monzo
  Moodle Moomin Moorcroft Mophie MOQs Morakniv Mordor Moroccanoil Morrisons Moschino Mossberg Motorolas Motul
  Moulinex Mounjaro Movano Movavi Moza Mozart Moët MP3s Mpesa MU-X Muji Mulan Multipla MusicBee Musto MX-5
  MyBuilder MyChart MyFitnessPal MyGov MyMiniFactory Myntra MYOB MyScript MySQL MyTutor Mégane Nalgene Namco Nando
  Nando's Nanlite Nanoleaf Naruto Natwest Navara Navionics Navman Neato Necchi Nedbank Neff Nektar Neopets Nescafe
  Nescafé Nestlé Netatmo Neteller Netlify Neutrogena Nexen NexGard Nexon Nezuko NFTs Nginx Niantic Niimbot Nikkor
  NimbusPost Ninebot Ninjago NinjaVan Nintendogs Niro Nitecore Nivea NoBroker Noctilux Noctua Nokian Noom Norco
  Nordica NordVPN Noritake Noro NoSQL Novotel NP200 NP300 NPCs Nubank Numicon NumPy Nurofen Nutella Nutribullet
  NVivo NVQs Nykaa NZXT O'Neill Oakley Oase OBDLink Obelix Ocado OctoPrint Ofcom Ofgem Ofsted Ofwat Ohme Okadabooks
  OkCupid Olaplex Olay Oldsmobile Olight Omnisphere Omnistor Onduline Oneflare Onida OnTheMarket Ooni Opay OpenAI
  OpenCV OpenGL Optus Oral-B Orbea Oreck Oreo Orff Orijen Orpat Ortlieb Ortur Osma Osmo Osram Oster OtterBox Oura
  Outsurance Ovaltine Ozempic Ozow Pac-Man Pacman Pagani Pajero PalmPay Panadol Panamera Panasonics Panavision
  Pandora Panerai Pantene Parcel2Go Pargo Parle Pashley Passat Patanjali Patons PayByPhone Paychex PayLah Payoneer
  Paysafecard PayShap Paytm PCBs PCSX2 PDFelement PDFs Peggle Peloton Penneys Pentel Pentium PeoplePerHour Peppa
  Pepsi Pergo Perodua Persol Petrof Petromax Petzl Peugeots Philishave PhonePe Picanto Picasso Pictionary PigiaMe
  Pikachu Pikmin Pilates Pinarello Pirelli Piriton PIRs Pixar Playrix Playskool Plex PNGs Pocahontas Podbean
  Podpoint Poirot Pokedex Pokemons Pokédex Pokémon Polti Polyfilla Pomodoro Pompompurin PopSocket Pororo
  Portmeirion Portra Posca PostgreSQL Potterton Powerade PowerBI Powkiddy PPSSPP Prada Pratilipi Preethi Premio
  PreSonus PrestaShop PrettyLittleThing Previa Pringles Printful Printify Prismacolor Prius Pro-Ject Probox Procion
  Profhilo ProForm Profoto Prologic Property24 ProtonVPN Provia Prusa PrusaSlicer Prym Psychonauts Psyduck PTAs
  Publix Puccini PudoLocker Pumbaa Purina Purolator PyTorch Qantas Qashqai Qbert QEMU Qidi QNAP Qobuz Qoo10
  Qualcomm Questar Questrade Quidditch Quikr Quiksilver Quizlet Qxpress Rabobank Rachmaninoff Ractis Rain-X
  Rallisport Rapha Rapido Rapunzel RAV4 RavPower Rawlings Ray-Ban RayBan Rayman Razorpay RCBOs RCDs Realme Realtek
  Recalbox Recaro Redbubble Reddit Redex Redis Redken Reese's Rega Reiss Rekordbox Rembrandt Renogy Reolink
  Restylane RetroArch RetroPie Revit Revlon Ribble Ribena Ricoh Rilakkuma Rimmel Rimowa RimWorld RingGo Riso
  Rivendell Rivian Rixen RoboCop Roborock RockShox Rodenstock Rokinon Rokkor Ronseal Ronstan Rossignol Rotel
  Rothenberger Rotosound RPGs Rust-Oleum Rustoleum RX-8 Ryanair Røde S-Cross S-Max Saab Sachs Sadolin Safaricom
  Saffola Sainsbury's Salomon Samsonite Samyang Sandero SanDisk Sandtex Sanlam Sanrio Santander Sany Sasuke Saucony
  Sauron Savic Savlon Saxenda Saxo ScanNCut Scarpa Schecter Scheepjes Schilke Schmincke Schneider-Kreuznach
  Schoology Schubert Schumann Schwalbe Schwarzkopf Schweppes Scooby-Doo Scotiabank Screwfix Sculpey Sculpfun
  Sculptra Sea-Doo Seagate Sega Segway Sekonda Seltos Sendle Sennelier Sensodyne Sentra Serato Seresto Sevylor
  Shadowfax Shakespeare Shapeoko Sharan Shazam She-Ra Sheaffer Shein Shenmue Sheraton Sherco Sherwin-Williams
  Shimanos Shippo Shiseido Shokz Shopee Shotcut Shotokan Showmax Shrek Sibelius Sienta SIGG Sikabond Siku Silverado
  Simca SimCity Similac Simoniz Simplisafe Simpsons Simrad Simucube Simulink SingPost Singtel SIPPs Sistema Sith
  Sizzix Skagen Skeletor SketchUp Ski-Doo Skrill SKUs Sky-Watcher Skylanders Skype Skyscanner Skywalker SkyWatcher
  Slazenger Sluban Slytherin Smena Smirnoff Smurf Smyths Snagit Snap-on Snorlax Snuza Solana Solas Sonalika
  Sonicare Sonor SonyLiv Sorento Soulcalibur Sovol Sparco Sparx Speedo SpiceJet Spider-Man Spiderman Spigen Spinny
  Splashtop Splatoon Sportage SPSS Spyderco Spyro SQLite Squirtle Srixon SsangYong SSDs Stampin StarHub Staub STDs
  SteamVR Steinberg Stelvio STIs StockX Storytel Strava StubHub Subbuteo Subnautica Sudocrem Suikoden Sulekha
  Sumeet Summicron Summilux SumUp Suncorp Sunfeast Sunpak Sunseeker Suntour Superbalist Superdry Supervalu Supre
  Suunto SUVs SVGs Swann Swiffer SwiftUI Swiggy Swiza Sylvac Symfony Synology Synthesia T-Cross T-Mobile T-Roc
  Tabasco Tabbert Tacx Tado Tahoe TailwindCSS Takahashi Takealot Takumar Talabat Talisker Tamagotchi Tamrac Tanjiro
  Tannoy Tanqueray Taoiseach Tapo Tardis Targaryen Tascam Tassimo Tassomai Tatooine Taycan TaylorMade Tayto Tazz
  Tchaikovsky Teagasc Technivorm Technogym Tecnica Tecno Teespring Tekken Tektro Teletubbies Televue Telkom Telstra
  Telus Temu Tenda TensorFlow Terex Terracan Terraria Tesco Tessar Tetris Teva Texaco Thanos Thermador Thingiverse
  Thinkific Threadripper Tiago TicWatch Tiffany Tiguan Timex TinkerCAD Tippee Tissot Titanfall Titleist Toblerone
  Todoist Tolkien Tolstoy Tombow Tomica Tommee TomTom Topeak Toptal Toshiba Totoro Touareg Touran TP-Link TradeMe
  Trakker Trakt Tramontina Trangia TransUnion Travelodge Traxxas Trello Tresemme TRESemmé Trex Tri-X TripAdvisor
  Trivago Tropico TrueNAS Trulia Truma TrustATrader TRVs TTArtisan Tumi Tupperwares Turbosound TurboTax Turnitin
  Turo Tutorful Tuya Twingo Twix TWSBI Tylenol Tyskie Tyvek UAVs Ubereats Ubisoft Ubuntu Udemy Udyam Udyog UGREEN
  Ultimaker Umamusume Umbro Uni-ball Unibond Uniden Unimog Uniroyal Unix UPCs Uplay Upwork USBs UTIs UTVs Vader
  Vaillant Valeo Valheim Valspar Valvoline Vandoren Varta VCRs Vectra Vectrex Vedantu Vegemite Vegeta Veloster
  Velux Velvia Ventolin Venum Vercel Verizon Versace Vespas VFDs Viagogo Viagra Viano Victron Videocon Viessmann
  Vigorelli Villeroy Viltrox Vimeo Vimto VinFast Viofo Virtua VirtualBox Vise-Grip Visio Visqueen Vistara Vitara
  Vitz Vivaldi Vivaro VivaVideo VMware Vocaloid Vodacom Vodafone Voge Vokey Volcom Voldemort Volkl Voltaren Voltas
  VoLTE VoWiFi Voxi Voxy Vrbo VSTs VTech VueJS Vumatel Völkl Wachovia Wago Walgreens Wall-E Walmart Waluigi
  Warcraft Warhol Wario Warzone Waterpik Wattpad Wavin Waxoyl Waze WD-40 WD40 Webex Webflow WebP Webtoon
  Webuyanycar WeChat Weebly Weehoo Weetabix Wegmans Wegovy Wella Wendy's Westeros Westinghouse Westpac WeTransfer
  What3words WhatsApps Whiskas Wickes WiiU Winamp Winnebago Winsor Wolfenstein WooCommerce Wookiee Woolworths Woom
  Wordle Wuling Wylex Wynk Wyzant Wyze X-Men X-Trail Xcent Xcode Xenoblade Xeon Xfinity Xpeng Xpressbees Xsara
  xTool Xtrons XUV500 XUV700 Yaesu Yahtzee Yandex Yaris Yepp Yoda Yonex Yongnuo Yoshi Yoshimura Yousician Yu-Gi-Oh
  Yuasa YubiKey Yugo Z-Wave Zafira ZAGG Zalando Zalora Zando Zapier Zappi Zazzle ZBrush Zee5 Zendesk Zepto Zettle
  Zhiyun Zigbee Zillow Zincalume Zinsser Zipcar Zipp Zoggs Zoho Zomato Zoopla Zootopia Zotac Zotero Zuiko Zumba
  Zwift Zynga Zyrtec Zyxel
`)
