/** Names of several words, by the alphabet. */
export const productNames1 = `
  4th of July|Aadhar Card|Abercrombie & Fitch|Abercrombie and Fitch|Abercrombie Fitch|Aberdeen Angus|Ableton Live|
  Ableton Push|Abu Dhabi|Abu Garcia|AC Cobra|AC Milan|Acer Aspire|Acer Chromebook|Acer Helios|Acer Iconia|
  Acer Nitro|Acer Predator|Acer Spin|Acer TravelMate|Acer Veriton|Acura Integra|Acura Legend|Adidas Adizero|
  Adidas Boost|Adidas Campus|Adidas Copa|Adidas Forum|Adidas Gazelle|Adidas Hamburg|Adidas Munchen|Adidas NMD|
  Adidas Originals|Adidas Ozweego|Adidas Predator|Adidas Samba|Adidas Spezial|Adidas Stan Smith|Adidas Superstar|
  Adidas Terrex|Adidas Tiro|Adidas Trimm Trab|Adidas Ultra Boost|Adidas Ultraboost|Adidas Yeezy|Adobe Acrobat|
  Adobe Acrobat Reader|Adobe After Effects|Adobe Animate|Adobe Audition|Adobe Bridge|Adobe Creative Cloud|
  Adobe Express|Adobe Firefly|Adobe Flash|Adobe Fresco|Adobe Illustrator|Adobe InDesign|Adobe Lightroom|
  Adobe Photoshop|Adobe Photoshop Elements|Adobe Premiere|Adobe Premiere Pro|Adobe Reader|Adobe Spark|Adobe XD|
  Advent Sunday|Affinity Designer|Affinity Photo|Affinity Publisher|African American|African Americans|Aga Cookshop|
  Aga Rangemaster|Aga Rayburn|Agatha Christie|Age of Empires|Age of Empires II|Age of Sigmar|Air Canada|Air Force 1|
  Air Force One|Air France|Air Fryer XL Pro|Air India|Air Jordan|Air Jordan 1|Air Jordan 11|Air Jordan 3|
  Air Jordan 4|Air Jordans|Air Max 90|Air Max 95|Air Max 97|Air New Zealand|AirPods Max|AirPods Pro|AirPods Pro 2|
  Akai Force|Akai MPK Mini|Akwa Ibom|Alcoholics Anonymous|Alexander McQueen|Alexander McQueen Skull|
  Alexander Technique|Alexander Wang|Alfa Romeo Brera|Alfa Romeo Giulia|Alfa Romeo Giulietta|Alfa Romeo Mito|
  Alfa Romeo Spider|Alfa Romeo Stelvio|Alfa Romeo Tonale|All Saints Day|Amazon Alexa|Amazon Audible|Amazon Basics|
  Amazon Echo|Amazon Echo Dot|Amazon Echo Show|Amazon Echo Spot|Amazon Echo Studio|Amazon FBA|Amazon Fire|
  Amazon Fire HD|Amazon Fire Stick|Amazon Fire Tablet|Amazon Fire TV|Amazon Fire TV Stick|Amazon Firestick|
  Amazon Flex|Amazon KDP|Amazon Kindle|Amazon Luna|Amazon Music|Amazon Prime|Amazon Prime Video|Amazon Web Services|
  AMD Athlon|AMD FX|AMD Phenom|AMD Radeon|AMD Ryzen|AMD Ryzen 3|AMD Ryzen 5|AMD Ryzen 7|AMD Ryzen 9|
  AMD Threadripper|American Airlines|American Civil War|American Express|American Horror Story|American Idol|
  American Indian|American Kennel Club|American Red Cross|American Samoa|American Tourister|Amy Butler|
  Amy Winehouse|An Post Ireland|Andhra Pradesh|Android Pay|Android Studio|Android TV|Android Wear|Andy Murray|
  Andy Warhol|Ang Mo Kio|Angry Birds|Animal Crossing New Horizons|Animal Farm Orwell|Ann Arbor|Annie Sloan|
  Anzac Day|Apex Legends|Apex Legends Mobile|Appalachian Trail|Apple AirPods|Apple AirTag|Apple Arcade|
  Apple Business Manager|Apple CarPlay|Apple Cinema Display|Apple HomeKit|Apple HomePod|Apple Intelligence|
  Apple Macintosh|Apple Magic Keyboard|Apple Magic Mouse|Apple Magic Trackpad|Apple Maps|Apple Music|
  Apple Newsstand|Apple Pencil Pro|Apple Photos app|Apple Podcasts|Apple Reminders|Apple Shortcuts|Apple Siri|
  Apple Smart Keyboard|Apple Store|Apple Studio Display|Apple TV|Apple Vision Pro|Apple Watch SE|
  Apple Watch Series 10|Apple Watch Series 3|Apple Watch Series 4|Apple Watch Series 5|Apple Watch Series 6|
  Apple Watch Series 7|Apple Watch Series 8|Apple Watch Series 9|Apple Watch Ultra|Aran Islands|Arc'teryx Alpha|
  Arc'teryx Atom|Arc'teryx Beta|Arc'teryx Gamma|Arctic Circle|Arctic Monkeys|Arctic Ocean|Arduino Due|Arduino IDE|
  Arduino Leonardo|Arduino Mega|Arduino Nano|Arduino Uno|Ariens Deluxe|Armistice Day|Art Deco|Art Nouveau|
  Ash Wednesday|Asics Cumulus|Asics Gel|Asics Gel Kayano|Asics Gel Nimbus|Asics Gel-Kayano|Asics Kayano|
  Asics Nimbus|Assassin's Creed|Assassins Creed|Aston Villa|Asus Chromebook|Asus Nexus|Asus ProArt|Asus ROG|
  Asus ROG Ally|Asus ROG Phone|Asus ROG Strix|Asus ROG Zephyrus|Asus Transformer|Asus TUF|Asus TUF Gaming|
  Asus VivoBook|Asus ZenBook|Asus Zenfone|Atlanta Braves|Atlanta Falcons|Atlantic Ocean|Attack on Titan|
  Audio Technica|Audio-Technica LP120|Audrey Hepburn|Aunt Bessie's|Aunt Jemima|Austin Allegro|Austin Cambridge|
  Austin Healey|Austin Maestro|Austin Montego|Australia Day|Australia Post|Australia Post eParcel|Australia Zoo|
  Axis Bank|Axminster Tools|Axminster Trade|Baby Annabell|Baby Bjorn|Baby Einstein|Baby Jogger City Mini|Baby Yoda|
  Bach Flower Remedies|Bach Rescue Remedy|Bajaj Auto|Bajaj Avenger|Bajaj Boxer|Bajaj Chetak|Bajaj CT100|
  Bajaj Discover|Bajaj Dominar|Bajaj Finserv|Bajaj Platina|Bajaj Pulsar|Baldur's Gate|Baldur's Gate 3|Baldurs Gate|
  Banana Republic|Bang & Olufsen|Bang and Olufsen|Bank of America|Bank of Baroda|Bank of England|Bank of India|
  Bank of Ireland|Bank of Montreal|Bank of New Zealand|Bank of Scotland|Bank of Singapore|Bar Keepers Friend|
  Barbie Dreamhouse|Barbour Ashby|Barbour Beadnell|Barbour Beaufort|Barbour Bedale|Barbour Border|
  Barbour International|Bath & Body Works|Bath and Body Works|Batman Arkham|Batman Begins|Baton Rouge|
  Battle of Britain|Bay of Plenty|Bayern Munich|Beanie Babies|Beanie Boo|Beanie Boos|Beatrix Potter|Beats Fit Pro|
  Beats Flex|Beats Pill|Beats Powerbeats|Beats Solo 3|Beats Studio Buds|Beauty and the Beast|Bella & Canvas|
  Bella Canvas|Ben & Jerry's|Ben 10 Omnitrix|Ben and Jerry's|Ben and Jerrys|Ben Nevis|Ben Sherman|Benchmade Bugout|
  Benchmade Griptilian|Bengal Tiger|Benin City|Benjamin Moore|Bermuda Triangle|Bernese Mountain Dog|Bernina Activa|
  Bernina Artista|Bernina Aurora|Bernina Bernette|Bernina Deco|Bernina Matic|Bernina Record|Bernina Sport|
  Bernina Virtuosa|Better Business Bureau|Betty Boop|Betty Crocker|Bharat Gas|Bharat Matrimony|Bharat Natyam|
  Bharat Petroleum|Bialetti Brikka|Bialetti Moka|Bichon Frise|Biff Chip and Kipper|Big Agnes Copper Spur|
  Big Bash League|Big Ben|Big Bertha|Big Lebowski|Big Muff Pi|Billie Eilish|Bio Oil|Birkenstock Arizona|
  Birkenstock Boston|Birkenstock Gizeh|Birkenstock Madrid|Birkenstock Mayari|Birkenstock Milano|Bissell CrossWave|
  Bissell Little Green|Bissell ProHeat|Bissell SpotClean|Bitcoin Core|Black & Decker Dustbuster|
  Black & Decker Matrix|Black & Decker Workmate|Black and Decker|Black Lives Matter|Black Ops 2|Black Ops 3|
  Black Ops 4|Black Ops 6|Black Ops Cold War|Black Pink Kpop|Black Sabbath|BlackBerry Curve|BlackBerry Passport|
  BlackBerry Torch|Blade Runner|Blu Ray|Blu Rays|Blu Tack|Blu-ray Disc|Blue Card Queensland|Blue Faced Leicester|
  Blue-Point Tools|Bluefaced Leicester|BMW 1 Series|BMW 2 Series|BMW 3 Series|BMW 4 Series|BMW 5 Series|
  BMW 6 Series|BMW 7 Series|BMW 8 Series|BMW Mini|BMW R1200 GS|BMW X Drive|Boardman Team|Bob Dylan|Bob Marley|
  Bob Ross|Bob the Builder|Bob's Burgers|Bob's Red Mill|Bobbi Brown|Body Shop UK|Boer War|Bombay Sapphire|
  Book of Common Prayer|Boosey & Hawkes|Boosey and Hawkes|Border Leicester|Bosch Active Line|Bosch Athlet|
  Bosch Indego|Bosch Performance Line|Bosch Professional|Bosch Purion|Bosch Rexroth|Bosch Rotak|Bosch Serie 4|
  Bosch Serie 6|Bosch Series 4|Bosch Tassimo|Bosch Universal|Bose Companion|Bose Lifestyle|Bose QC35|
  Bose QuietComfort|Bose Solo|Bose SoundLink|Bose SoundSport|Bose SoundTouch|Bose Wave|Boss DS-1|Boss Katana|
  Boston Bruins|Boston Celtics|Boston Red Sox|Boston Whaler|Bottega Veneta|Bowen Technique|Bowen Therapy|
  Bowers & Wilkins|Bowers and Wilkins|Boxing Day|Boy Scouts|Boys Brigade|Brazilian Blowout|Brazilian Jiu Jitsu|
  Breville Bambino|Breville Barista|Breville Barista Express|Breville Barista Pro|Breville Oracle|
  Bridgestone Blizzak|Bridgestone Dueler|Bridgestone Turanza|Brisbane Broncos|Brisbane Lions|Bristol Bears|
  Bristol Rovers|Britain's Got Talent|Britax Boulevard|Britax Marathon|Britax Romer|British Airways|British Army|
  British Council|British Empire|British Gas|British Gypsum|British Heart Foundation|British Leyland|
  British Library|British Museum|British Racing Green|British Rail|British Red Cross|British Seagull|
  British Sign Language|British Telecom|Brompton Electric|Brooks Adrenaline|Brooks Brothers|Brooks Ghost|
  Brother CS6000i|Brother Innov-is|Brother Innovis|Brother KH-830|Brother KH-881|Brother KH-910|Brother KH-930|
  Brother KH-940|Brother KH-965|Brother LS14|Brother Luminaire|Brother P-Touch|Brother PE800|Brother ScanNCut|
  Brother SE600|Brother SE625|Brother Stellaire|Bruce Lee|Bruce Springsteen|Bruce Willis|BSA Bantam|BSA Gold Star|
  BSA Lightning|BT Broadband|BT Openreach|BT Smart Hub|BT Sport|Buckingham Palace|Bugaboo Bee|Bugaboo Bee 5|
  Bugaboo Butterfly|Bugaboo Cameleon|Bugaboo Donkey|Bugaboo Dragonfly|Bugaboo Fox|Bugaboo Fox 2|Bugaboo Frog|
  Bugs Bunny|Buick Century|Buick Enclave|Buick Encore|Buick Envision|Buick LaCrosse|Buick LeSabre|Buick Park Avenue|
  Buick Regal|Buick Riviera|Buick Skylark|Build-A Bear|Bukit Batok|Bukit Timah|Burger King|Burkina Faso|
  Burton upon Trent|Bury St Edmunds|Buzz Lightyear|Cabbage Patch Kids|Cadillac DeVille|Cadillac Eldorado|
  Cadillac Escalade|Cadillac Fleetwood|Cadillac Seville|Cafe Nero|Caffe Nero|Caithness Glass|Calico Critters|
  Call of Cthulhu|Callaway Apex|Callaway Big Bertha|Callaway Epic|Callaway Jaws|Callaway Mavrik|Callaway Paradym|
  Callaway Razr|Callaway Rogue|Callaway Warbird|Calvin Klein|Cambridge Audio|Cambridge Audio CXA81|Cambridge Diet|
  Cambridge IGCSE|Cambridge Weight Plan|Camino de Santiago|Can-Am Defender|Can-Am Maverick|Can-Am Outlander|
  Can-Am Renegade|Can-Am Ryker|Can-Am Spyder|Canada Day|Canada Pension Plan|Canada Post Xpresspost|
  Canada Revenue Agency|Canary Wharf|Candy Crush Saga|Cannondale CAAD|Cannondale Habit|Cannondale Quick|
  Cannondale Scalpel|Cannondale SuperSix|Cannondale Synapse|Cannondale Topstone|Cannondale Trail|Canon 5D Mark II|
  Canon 5D Mark III|Canon 5D Mark IV|Canon AE-1|Canon Autoboy|Canon Canonet|Canon Elph|Canon EOS|Canon EOS 5D|
  Canon EOS M50|Canon EOS R|Canon EOS R5|Canon EOS R6|Canon EOS R7|Canon EOS Rebel|Canon Ixus|Canon Legria|
  Canon Maxify|Canon MegaTank|Canon Pixma|Canon Rebel|Canon Rebel T3i|Canon Rebel T5i|Canon Rebel T6|Canon Rebel T7|
  Canon Selphy|Canon Sure Shot|Canon Vixia|Cape Town|Cape Verde|Capital FM|Captain America|Captain Marvel|
  Captain Morgan|Captain Underpants|Caran d'Ache|Cards Against Humanity|Care Bear|Care Bears|Care Inspectorate|
  Care Quality Commission|Carlton Ware|Carolina Herrera|Carrera Crossfire|Carrera Hellcat|Carrera Subway|
  Carrera Vengeance|Carrera Vulcan|Cash Converters|Cash Crusaders|Casio Baby-G|Casio Casiotone|Casio Edifice|
  Casio G-Shock|Casio Keyboard|Casio Lineage|Casio Oceanus|Casio Privia|Casio Pro Trek|Castrol Edge|Castrol GTX|
  Castrol Magnatec|Cath Kidston|Cavalier King Charles|Cedar Rapids|Celtic FC|Central America|Champions League|
  Channel Islands|Charles Dickens|Charles Eames Lounge|Charles Rennie Mackintosh|Charles Tyrwhitt|Charlotte Tilbury|
  Charlotte Tilbury Pillow Talk|Chase Bank|Checka Trade|Chelsea FC|Chelsea Flower Show|Chennai Super Kings|
  Chevrolet Astro|Chevrolet Avalanche|Chevrolet Aveo|Chevrolet Bel Air|Chevrolet Blazer|Chevrolet Bolt|
  Chevrolet Camaro|Chevrolet Captiva|Chevrolet Cavalier|Chevrolet Chevelle|Chevrolet Cobalt|Chevrolet Colorado|
  Chevrolet Corvette|Chevrolet Cruze|Chevrolet El Camino|Chevrolet Equinox|Chevrolet Impala|Chevrolet Lacetti|
  Chevrolet Malibu|Chevrolet Matiz|Chevrolet Monte Carlo|Chevrolet Nova|Chevrolet Orlando|Chevrolet Silverado|
  Chevrolet Sonic|Chevrolet Spark|Chevrolet Spark Lite|Chevrolet Suburban|Chevrolet Tahoe|Chevrolet Trailblazer|
  Chevrolet Traverse|Chevrolet Trax|Chevrolet Uplander|Chevrolet Volt|Chevy Astro|Chevy Avalanche|Chevy Bel Air|
  Chevy Blazer|Chevy C10|Chevy Camaro|Chevy Cavalier|Chevy Chevelle|Chevy Cobalt|Chevy Colorado|Chevy Corvette|
  Chevy Cruze|Chevy El Camino|Chevy Equinox|Chevy Express|Chevy Impala|Chevy Malibu|Chevy Monte Carlo|Chevy Nova|
  Chevy S10|Chevy Silverado|Chevy Sonic|Chevy Suburban|Chevy Tahoe|Chevy Trailblazer|Chevy Traverse|Chicago Bears|
  Chicago Blackhawks|Chicago Bulls|Chicago Cubs|Chicago White Sox|Chicco Bravo|Chicco Next2Me|Chick Fil A|
  Chick Fil-A|Chinese New Year|Choa Chu Kang|Christian Dior|Christian Lacroix|Christian Louboutin|Christmas Day|
  Christmas Eve|Chrome OS|Chrysler Aspen|Chrysler Crossfire|Chrysler Grand Voyager|Chrysler Neon|Chrysler Pacifica|
  Chrysler PT Cruiser|Chrysler Sebring|Chrysler Town & Country|Chrysler Valiant|Chrysler Voyager|Chuck Norris|
  Chuck Taylor|Chuck Taylors|Cinco de Mayo|Cities Skylines|Citizen Eco-Drive|Citizen Promaster|Citizens Advice|
  Citizens Advice Bureau|Citroen Ami|Citroen Berlingo|Citroen C4 Cactus|Citroen C4 Picasso|Citroen Cactus|
  Citroen Dispatch|Citroen Dyane|Citroen Grand Picasso|Citroen Picasso|Citroen Saxo|Citroen Xantia|Citroen Xsara|
  Citroen Xsara Picasso|Clarice Cliff|Clarks Desert Boot|Clarks Desert Boots|Clarks Originals|Clarks Wallabee|
  Clarks Wallabees|Clash of Clans|Clash Royale|Claud Butler|Coca Cola|Coke Zero|Collingwood Magpies|
  Colorado Springs|Columbus Day|Command & Conquer|Commonwealth Bank|Companies House|Comrades Marathon|
  Connaught Place|Continental Gatorskin|Continental GP5000|Continental Grand Prix|Converse All Star|
  Converse All Stars|Converse Chuck Taylor|Converse One Star|Corel Draw|Corel Painter|Corgi Classics|
  Coronation Street|Corpus Christi|Costa Coffee|Costa Rican|Counter-Strike Go|County Durham|Covent Garden|
  Cowboy Bebop|Cozy Coupe|CP Company|Crafter's Companion|Creme Egg Cadbury|Cricket World Cup|Cricut Access|
  Cricut Design Space|Cricut EasyPress|Cricut Explore|Cricut Explore 3|Cricut Explore Air|Cricut Explore Air 2|
  Cricut Joy|Cricut Joy Xtra|Cricut Maker|Cricut Maker 3|Cricut Venture|Crocs Classic|Crocs Jibbitz|Crocs LiteRide|
  Cross River State|Crown Derby|Crown Devon|Crown Victoria|Cub Cadet|Cub Scouts|Cuban Link|Cuprinol Garden Shades|
  Cyber Monday|Cyberpunk 2077|Dacia Duster|Dacia Jogger|Dacia Logan|Dacia Sandero|Dacia Sandero Stepway|
  Dacia Spring|Daihatsu Charade|Daihatsu Copen|Daihatsu Cuore|Daihatsu Feroza|Daihatsu Fourtrak|Daihatsu Hijet|
  Daihatsu Materia|Daihatsu Mira|Daihatsu Move|Daihatsu Sirion|Daihatsu Terios|Daily Telegraph|Dairy Milk Cadbury|
  Dairy Queen|Daiwa Emblem|Daiwa Exceler|Daiwa Ninja|Daiwa Regal|Daiwa Tournament|Daiwa Whisker|Daler Rowney|
  Dallas Cowboys|Dallas Mavericks|Dallas Stars|Dark Souls III|David Attenborough|David Beckham|David Bowie|
  David Lloyd Club|David Walliams|DaVinci Resolve|Davis Cup|Day of the Dead|DC Comics|DC Universe|Death Note|
  Debbie Bliss|Def Leppard|Dell Alienware|Dell Chromebook|Dell Inspiron|Dell Latitude|Dell OptiPlex|Dell PowerEdge|
  Dell Precision|Dell Studio XPS|Dell UltraSharp|Dell Venue|Dell Vostro|Dell XPS|DeLonghi Dedica|DeLonghi Dinamica|
  DeLonghi Icona|DeLonghi La Specialista|DeLonghi Magnifica|Denby Pottery|Denver Broncos|Denver Nuggets|
  Department for Education|Department of Education|Department of Health|Department of Home Affairs|Depeche Mode|
  Des Moines|Detroit Lions|Detroit Pistons|Detroit Red Wings|Detroit Tigers|DeWalt Atomic|DeWalt FlexVolt|
  DeWalt ToughSystem|DeWalt TStak|DeWalt XR|DHL Express|Diablo 2|Diablo 3|Diablo 4|Diablo II|Diablo III|
  Diablo Immortal|Diablo IV|Diamond Dotz|Diners Club|DJI Action|DJI Air 2|DJI Air 2S|DJI Air 3|DJI Avata|DJI Fly|
  DJI Inspire|DJI Matrice|DJI Mavic|DJI Mavic Air|DJI Mavic Mini|DJI Mavic Pro|DJI Mic|DJI Mini|DJI Mini 2|
  DJI Mini 3|DJI Mini 3 Pro|DJI Mini 4 Pro|DJI Neo|DJI Osmo|DJI Osmo Action|DJI Osmo Mobile|DJI Osmo Pocket|
  DJI Phantom|DJI Phantom 4|DJI Ronin|DJI RS3|DJI Spark|DJI Tello|Doc Marten|Doc Martens|Doc Martin|Doc McStuffins|
  Docklands Light Railway|Doctor Doom|Doctor Martens|Doctor Strange|Dodge Avenger|Dodge Caliber|Dodge Caravan|
  Dodge Challenger|Dodge Charger|Dodge Dakota|Dodge Dart|Dodge Durango|Dodge Grand Caravan|Dodge Intrepid|
  Dodge Journey|Dodge Magnum|Dodge Neon|Dodge Nitro|Dodge Ram|Dodge Ram 1500|Dodge Ram 2500|Dodge Viper|
  Dolce & Gabbana|Dolce and Gabbana|Dolce Gabbana|Dolce Gusto|Dollar Shave Club|Donald Duck|Donald Trump|
  Donkey Kong|Donkey Kong Country|Downing Street|Dr Beckmann|Dr Dre|Dr Marten|Dr Martens|Dr Martins|Dr Oetker|
  Dr Pepper|Dr Pepper Zero|Dr Scholl|Dr Seuss|Dr Strange|Dr Who|Dr. Bronner's|Dr. Brown's|Dr. Martens|Dr. Pepper|
  Dr. Seuss|Dragon Age Inquisition|Dragon Age Origins|Dragon Ball Z|Dragon Boat Festival|Ducati Diavel|
  Ducati Hypermotard|Ducati Monster|Ducati Multistrada|Ducati Panigale|Ducati Scrambler|Duke of Edinburgh|
  Duke of Edinburgh's Award|Dulux Trade|Dulux Weathershield|Duncan Hines|Dungeons and Dragons|Dunkin Donuts|
  Dura Ace|Dura Ace Di2|Duran Duran|Durga Puja|Dyson Airstrait|Dyson Airwrap|Dyson Big Ball|Dyson Corrale|
  Dyson Cyclone|Dyson Pure Cool|Dyson Small Ball|Dyson Supersonic|Dyson V10|Dyson V11|Dyson V15|Dyson V6|Dyson V7|
  Dyson V8|EA FC 24|EA FC 25|EA Sports|EA Sports FC|Eames Lounge Chair|Earl Grey|East Africa|East African|
  East Anglia|East Grinstead|East Kilbride|East London|East Lothian|East Midlands|Easter Bunny|Easter Monday|
  Easter Sunday|Eastern Cape|Eastern Europe|Eastern European|eBay Motors|eBay Plus|Edinburgh Crystal|Eid al-Adha|
  Eid al-Fitr|Eid Mubarak|Eid ul Adha|Eid ul Fitr|El Paso|El Salvador|Elden Ring|Elder Scrolls|Elder Scrolls Online|
  Electro Harmonix|Electro-Harmonix Big Muff|Elgato Cam Link|Elgato Key Light|Elgato Stream Deck|Elgato Wave|
  Elite Dangerous|Elite Trainer Box|Elizabeth Arden|Elizabeth Taylor Perfume|Elton John|Elvis Presley|Emile Henry|
  Emma Bridgewater|Emma Watson|English Premier League|Enid Blyton|Environment Agency|Epiphone Casino|Epiphone Dot|
  Epiphone Hummingbird|Epiphone Les Paul|Epiphone SG|Equity Bank Kenya|Eras Tour|Ergobaby Embrace|Ergobaby Metro|
  Ergobaby Omni|Estee Lauder|Estée Lauder|Etsy Ads|Etsy Star Seller|Euro Car Parts|Euro Disney|Euro Truck Simulator|
  Euro Truck Simulator 2|Europa League|European Union|Evolution Rage|Facebook Dating|Facebook Marketplace|
  Facebook Messenger|Facebook Messenger Kids|Facebook Portal|Fair Isle|Fairy Liquid|Falken Azenis|Falken Wildpeak|
  Famous Grouse|Farming Simulator 22|Farming Simulator 25|Farrow & Ball|Farrow and Ball|Fat Tuesday|Fathers Day|
  FedEx Express|FedEx Ground|FedEx Home Delivery|FedEx Office|Fender Bassman|Fender Blues Junior|
  Fender Deluxe Reverb|Fender Jazz Bass|Fender Jazzmaster|Fender Precision Bass|Fender Princeton|Fender Rhodes|
  Fender Squier|Fender Strat|Fender Stratocaster|Fender Telecaster|Fender Twin Reverb|Fenty Beauty|Fenty Skin|
  Festool Carvex|Festool CT Midi|Festool Domino|Festool Kapex|Festool Planex|Festool Rotex|Festool Systainer|
  Fiat Barchetta|Fiat Bravo|Fiat Cinquecento|Fiat Croma|Fiat Doblo|Fiat Ducato|Fiat Fiorino|Fiat Grande Punto|
  Fiat Linea|Fiat Multipla|Fiat Palio|Fiat Panda|Fiat Punto|Fiat Qubo|Fiat Scudo|Fiat Seicento|Fiat Spider|
  Fiat Stilo|Fiat Strada|Fiat Talento|Fiat Tipo|Fiat Uno|Final Cut Pro|Final Fantasy|Final Fantasy VII|
  Final Fantasy VIII|Final Fantasy XIV|Financial Times|Finding Dory|Finding Nemo|Fire HD 10|Fire HD 8|Fire TV|
  Fire TV Stick|Fireman Sam|First Bank Nigeria|First National Bank|First Nations|First World War|Fisher Paykel|
  Fisher Price|Fisher-Price Little People|Fisher-Price Rainforest|Fitbit Ace|Fitbit Alta|Fitbit Blaze|
  Fitbit Charge 4|Fitbit Charge 5|Fitbit Charge 6|Fitbit Flex|Fitbit Inspire|Fitbit Ionic|Fitbit Luxe|Fitbit Sense|
  Fitbit Versa|Five Nights at Freddy's|Five Nights at Freddys|Fjallraven Kanken|Fjallraven Keb|Fjallraven Vidda|
  Fjällräven Kånken|Fjällräven Vidda|FL Studio|Fleetwood Mac|Flying Scotsman|Flymo EasiMow|Flymo Glider|
  Flymo Turbo Lite|Focusrite Scarlett|Focusrite Scarlett 2i2|Focusrite Scarlett Solo|Foo Fighters|
  Food and Drug Administration|Food Standards Agency|Football Association Ireland|Football Manager 2024|Ford Anglia|
  Ford Bronco|Ford Bronco Sport|Ford C-Max|Ford Capri|Ford Consul|Ford Cortina|Ford Courier|Ford Crown Victoria|
  Ford Econoline|Ford EcoSport|Ford Edge|Ford Endeavour|Ford Escape|Ford Escort|Ford Everest|Ford Expedition|
  Ford Explorer|Ford F-150 Lightning|Ford F-150 Raptor|Ford Falcon|Ford Falcon XR6|Ford Fiesta ST|Ford Figo|
  Ford Focus RS|Ford Focus ST|Ford Fusion|Ford Galaxy|Ford Granada|Ford Ikon|Ford Kuga|Ford Maverick|Ford Model T|
  Ford Mondeo|Ford Mustang GT|Ford Mustang Mach-E|Ford Puma|Ford Ranger|Ford Ranger Raptor|Ford S-Max|Ford Sierra|
  Ford Super Duty|Ford Taurus|Ford Territory|Ford Thunderbird|Ford Tourneo|Ford Transit|Ford Transit Connect|
  Ford Transit Custom|Ford Zephyr|Fordson Dexta|Fordson Major|Fordson Power Major|Fordson Super Major|
  Fort Lauderdale|Fort Wayne|Fort Worth|Forza Horizon|Forza Horizon 4|Forza Horizon 5|Forza Motorsport|
  Fourth of July|Fox Racing|Fred Perry|Frenchic Lazy Range|Frida Kahlo|Fruit of the Loom|Fruit Shoot Robinsons|
  Fuji Finepix|Fuji Instax|Fuji Superia|Fuji Velvia|Fuji Xerox|Fujifilm FinePix|Fujifilm Instax|
  Fujifilm Instax Mini|Fujifilm Instax Square|Fujifilm Instax Wide|Fujifilm Quicksnap|Fujifilm Superia|
  Fujifilm X-E4|Fujifilm X-Pro|Fujifilm X-T3|Fujifilm X-T30|Fujifilm X-T4|Fujifilm X-T5|Fujifilm X100V|
  Fullmetal Alchemist|Funko Pop|Funko Pops|Furby Connect|G.I. Joe|Galaxy A10|Galaxy A12|Galaxy A13|Galaxy A14|
  Galaxy A15|Galaxy A20|Galaxy A21|Galaxy A31|Galaxy A32|Galaxy A50|Galaxy A51|Galaxy A52|Galaxy A53|Galaxy A54|
  Galaxy A55|Galaxy Buds|Galaxy Buds 2|Galaxy Buds Pro|Galaxy Note 10|Galaxy Note 20|Galaxy Note 8|Galaxy Note 9|
  Galaxy S10|Galaxy S20|Galaxy S20 FE|Galaxy S21|Galaxy S21 FE|Galaxy S21 Ultra|Galaxy S22|Galaxy S22 Ultra|
  Galaxy S23|Galaxy S23 FE|Galaxy S23 Ultra|Galaxy S24|Galaxy S24 Ultra|Galaxy S25|Galaxy S25 Ultra|Galaxy S8|
  Galaxy S9|Galaxy Tab A7|Galaxy Tab A8|Galaxy Tab S6|Galaxy Tab S7|Galaxy Tab S8|Galaxy Tab S9|Galaxy Watch 4|
  Galaxy Watch 5|Galaxy Watch 6|Galaxy Z Flip|Galaxy Z Fold|Game Boy Advance|Game Boy Advance SP|Game Boy Camera|
  Game Boy Color|Game Boy Pocket|Game of Thrones|Gandhi Jayanti|Ganesh Chaturthi|Gardena Smart|Garmin Approach|
  Garmin Connect|Garmin Dash Cam|Garmin Descent|Garmin Drive|Garmin Echomap|Garmin Edge|Garmin Epix|Garmin eTrex|
  Garmin Fenix|Garmin Forerunner|Garmin InReach|Garmin Instinct|Garmin Lily|Garmin Montana|Garmin Nuvi|Garmin Pay|
  Garmin Striker|Garmin Venu|Garmin Vivoactive|Garmin Vivofit|Garmin Vivosmart|Garmin Zumo|Gas Safe Register|
  Gears of War|Geometry Dash|Georg Jensen|George Cross|George Foreman|George Foreman Grill|Ghost of Tsushima|
  Ghost Recon|GI Bill|GI Joe|Giant Defy|Giant Liv|Giant TCR|Gibson Dove|Gibson ES-335|Gibson Explorer|
  Gibson Firebird|Gibson Flying V|Gibson Hummingbird|Gibson J-45|Gibson Les Paul|Gibson SG|Gildan Heavy Cotton|
  Gildan Softstyle|Girl Guides|Girl Scouts|Giro d'Italia|Glasgow Celtic|Glasgow Rangers|GMC Acadia|GMC Canyon|
  GMC Denali|GMC Envoy|GMC Jimmy|GMC Savana|GMC Sierra|GMC Sierra 1500|GMC Terrain|GMC Yukon|God of War Ragnarok|
  Golden Arrow Pullman|Golden Gate Bridge|Golden Globe Awards|Golden State Warriors|Good Friday|Goodyear Eagle|
  Goodyear Vector|Goodyear Wrangler|Google Ads|Google AdSense|Google Analytics|Google Assistant|
  Google Authenticator|Google Business Profile|Google Calendar|Google Cardboard|Google Cast|Google Chat|
  Google Chrome|Google Chromecast|Google Classroom|Google Cloud|Google Cloud Platform|Google Colab|
  Google Data Studio|Google Daydream|Google Duo|Google Earth|Google Family Link|Google Fi|Google Fonts|Google Forms|
  Google Gemini|Google Hangouts|Google Home|Google Home Mini|Google Lens|Google Looker Studio|Google Meet|
  Google My Business|Google Nest|Google Nest Hub|Google Nest Mini|Google News|Google Nexus|Google Pixel 4A|
  Google Pixel 6|Google Pixel 6A|Google Pixel 7|Google Pixel 7A|Google Pixel 8|Google Pixel 9|Google Pixel Buds|
  Google Pixel Fold|Google Pixel Tablet|Google Pixel Watch|Google Play Books|Google Play Games|Google Play Music|
  Google Play Store|Google Scholar|Google Search Console|Google Shopping|Google Stadia|Google Street View
`
