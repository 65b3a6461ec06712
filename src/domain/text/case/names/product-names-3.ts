/** Names of several words, by the alphabet. */
export const productNames3 = `
  Parcel 2Go|Parker Duofold|Parker Jotter|Parker Knoll|Pasir Ris|Patagonia Nano Puff|Patagonia Synchilla|
  Patagonia Torrentshell|Paul McCartney|Paul Reed Smith|Paul Smith|Paw Patrol|Paw Patrol Lookout Tower|
  PayPal Friends and Family|PayPal Goods and Services|Peak Design Capture|Peak District|Peaky Blinders|Pearl Harbor|
  Pearl Izumi|Pearl Jam|Pedigree Chum|Penn Battle|Penn Slammer|Penn Spinfisher|Pentax Espio|Pentax K-70|
  Pentax K1000|Pentax ME Super|Pentax Spotmatic|Pentax Takumar|Peppa Pig|Percy Jackson|Perth Mint|Peter Kay|
  Peter Pan|Peter Rabbit|Peter Storm|Peugeot Bipper|Peugeot Boxer|Peugeot Expert|Peugeot Kisbee|Peugeot Partner|
  Peugeot Rifter|Peugeot Speedfight|Peugeot Traveller|Pfaff Ambition|Pfaff Creative|Pfaff Expression|Pfaff Hobby|
  Pfaff Passport|Pfaff Quilt Ambition|Pfaff Select|Pfaff Tipmatic|Philadelphia Eagles|Philadelphia Flyers|
  Philadelphia Phillies|Philips Airfryer|Philips Ambilight|Philips Avent|Philips Hue|Philips LatteGo|Philips Lumea|
  Philips OneBlade|Philips Sonicare|Piaggio Ape|Piaggio Beverly|Piaggio Hexagon|Piaggio Liberty|Piaggio Typhoon|
  Piaggio Zip|Ping Anser|Ping Eye 2|Ping G410|Ping G425|Ping Zing|Pink Floyd|Pioneer CDJ|Pioneer DJ|
  Pioneer Rekordbox|Pirates of the Caribbean|Pirelli Cinturato|Pirelli P Zero|Pirelli Scorpion|Pittsburgh Penguins|
  Pittsburgh Pirates|Pittsburgh Steelers|Pixel 4A|Pixel 5A|Pixel 6 Pro|Pixel 6A|Pixel 7 Pro|Pixel 7A|Pixel 8 Pro|
  Pixel 8A|Pixel 9 Pro|Pizza Hut|Play Doh|Play-Doh Kitchen|PlayStation 1|PlayStation 2|PlayStation 3|PlayStation 4|
  PlayStation 4 Pro|PlayStation 5|PlayStation 5 Pro|PlayStation Classic|PlayStation Move|PlayStation Network|
  PlayStation Plus|PlayStation Portable|PlayStation Portal|PlayStation Slim|PlayStation Vita|PlayStation VR|
  PlayStation VR2|Plymouth Rock|Pokemon Arceus|Pokemon Black|Pokemon Blue|Pokemon Center|Pokemon Centre|
  Pokemon Crystal|Pokemon Diamond|Pokemon Elite Trainer Box|Pokemon Emerald|Pokemon Evolving Skies|Pokemon FireRed|
  Pokemon Go|Pokemon Gold|Pokemon HeartGold|Pokemon Home|Pokemon LeafGreen|Pokemon Legends|Pokemon Moon|
  Pokemon Mystery Dungeon|Pokemon Pearl|Pokemon Platinum|Pokemon Pocket|Pokemon Red|Pokemon Ruby|Pokemon Sapphire|
  Pokemon Scarlet|Pokemon Shield|Pokemon Silver|Pokemon Snap|Pokemon SoulSilver|Pokemon Stadium|Pokemon Sun|
  Pokemon Sword|Pokemon TCG|Pokemon Trading Card Game|Pokemon Unite|Pokemon Violet|Pokemon White|Pokemon Yellow|
  Polaris General|Polaris Magnum|Polaris Ranger|Polaris Razor|Polaris Slingshot|Polaris Sportsman|Polaroid Go|
  Polaroid Land Camera|Polaroid Now|Polaroid OneStep|Polaroid Onestep 2|Polaroid Originals|Polaroid Snap|
  Polaroid SX-70|Polly Pocket|Polo Ralph|Polo Ralph Lauren|Pontiac Bonneville|Pontiac Fiero|Pontiac Firebird|
  Pontiac Grand Am|Pontiac Grand Prix|Pontiac Montana|Pontiac Solstice|Pontiac Sunfire|Pontiac Torrent|
  Pontiac Trans Am|Pontiac Vibe|Pooh Bear|Poole Pottery|Porsche Boxster|Porsche Carrera|Porsche Cayenne|
  Porsche Cayman|Porsche Macan|Porsche Panamera|Porsche Taycan|Porsche Turbo S|Port Elizabeth|Port Harcourt|
  Post-it Note|Post-it Notes|Postman Pat|Power Automate|Power BI|Power BI Desktop|Power Query|Power Rangers|
  Premier League|Premiership Rugby|Presidents Day|Pret A Manger|Pretoria East|Prince Albert|Prince Charles|
  Prince George|Prince William|Priority Mail|Pro Tools HD|PS Vita Slim|Puerto Rican|Punjab Kings|
  Punjab National Bank|Quarter Horse AQHA|Quebec City|Queen Anne|Queen Anne Legs|Queen Elizabeth|Queen Mary|
  Queen Victoria|Queens Park Rangers|QuickBooks Desktop|QuickBooks Enterprise|QuickBooks Online|
  QuickBooks Self-Employed|Radio Flyer|Radio Shack|Radio Times|Raggedy Andy|Raggedy Ann|Rainbow High|
  Rainbow Six Siege|Raksha Bandhan|Raleigh Burner|Raleigh Caprice|Raleigh Chopper|Raleigh Grifter|Raleigh Motus|
  Raleigh Pioneer|Raleigh Shopper|Ralph Lauren|Ram ProMaster|Range Rover Classic|Range Rover Evoque|
  Range Rover Sport|Range Rover Velar|Range Rover Vogue|Raspberry Pi|Raspberry Pi 3|Raspberry Pi 4|Raspberry Pi 5|
  Raspberry Pi Pico|Raspberry Pi Zero|Ray Ban|Ray Bans|Ray-Ban Aviator|Ray-Ban Clubmaster|Ray-Ban Meta|
  Ray-Ban Wayfarer|Razer Basilisk|Razer BlackWidow|Razer DeathAdder|Razer Huntsman|Razer Kishi|Razer Kraken|
  Razer Naga|Razer Viper|React Native|Reader's Digest|Readers Digest|Red Bull|Red Bull Racing|Red Dead Redemption|
  Red Dead Redemption 2|Red Hat Enterprise|Red Hat Linux|Red Heart Super Saver|Red Sox|Redmi Buds|Redmi Note|
  Redmi Note 10|Redmi Note 11|Redmi Note 12|Redmi Note 13|Redmi Note 8|Redmi Note 9|Reebok Classic|Reebok Classics|
  Reebok Club C|Reebok Nano|Reebok Pump|Reliance Digital|Reliance Industries|Reliance Jio|Reliant Regal|
  Reliant Robin|Reliant Scimitar|Remembrance Day|Remembrance Sunday|Remington Noiseless|Remington Rand|
  Renault Arkana|Renault Captur|Renault Clio|Renault Duster|Renault Espace|Renault Fluence|Renault Grand Scenic|
  Renault Kadjar|Renault Kangoo|Renault Kiger|Renault Koleos|Renault Kwid|Renault Laguna|Renault Megane|
  Renault Modus|Renault Sandero|Renault Scenic|Renault Trafic|Renault Triber|Renault Twingo|Renault Zoe|
  Rescue Remedy Bach|Resident Evil|Resident Evil 2|Resident Evil 4|Resident Evil Village|Rhode Island Red|
  Richmond Tigers|Rick & Morty|Rick and Morty|Rift Valley|Ring Doorbell Pro|Ring Fit Adventure|Ring Video Doorbell|
  River Phoenix|Roald Dahl|Robert Carrier|Robert Galbraith|Robert Kaufman|Rock Shox|Rocket League|RockShox Judy|
  RockShox Lyrik|RockShox Pike|RockShox Recon|RockShox Revelation|RockShox Reverb|RockShox Sid|RockShox Yari|
  RockShox Zeb|Rode NT1|Rode PodMic|Rode Procaster|Rode VideoMic|Rode Wireless Go|Roland Aerophone|Roland Cube|
  Roland Fantom|Roland Go Keys|Roland Juno|Roland Jupiter|Roland TR-808|Roland V-Drums|Roland VersaCAMM|
  Rolex Air King|Rolex Datejust|Rolex Day-Date|Rolex Daytona|Rolex Explorer|Rolex Milgauss|Rolex Oyster|
  Rolex Oyster Perpetual|Rolex Submariner|Rolex Yacht-Master|Roller Coaster Tycoon|Rolling Stones|Rosetta Stone|
  Rosh Hashanah|Rotary Club|Rough Guides|Rover Metro|Rover Mini|Rowan Felted Tweed|Rowan Kidsilk Haze|
  Royal Academy of Music|Royal Air Force|Royal Albert|Royal Albert Hall|Royal Ascot|Royal Baking Powder|
  Royal Ballet School|Royal Bank of Canada|Royal Bank of Scotland|Royal Brackla|Royal Canadian Mint|Royal Canin|
  Royal Caribbean|Royal Challengers Bangalore|Royal College of Nursing|Royal Copenhagen|Royal Crown Derby|
  Royal Doulton|Royal Dux|Royal Enfield Bullet|Royal Enfield Bullet 350|Royal Enfield Classic|
  Royal Enfield Classic 350|Royal Enfield Continental GT|Royal Enfield Himalayan|Royal Enfield Hunter|
  Royal Enfield Hunter 350|Royal Enfield Interceptor|Royal Enfield Meteor|Royal Enfield Meteor 350|
  Royal Enfield Thunderbird|Royal Horticultural Society|Royal Mail 1st Class|Royal Mail 2nd Class|
  Royal Mail Signed For|Royal Mail Special Delivery|Royal Mail Tracked 24|Royal Mail Tracked 48|Royal Marines|
  Royal Mint|Royal Navy|Royal Opera House|Royal Stafford|Royal Winton|Royal Worcester|Rubik's Cube|Rubiks Cube|
  Rubix Cube|Ruby on Rails|Rug Doctor|Rugby World Cup|Russell Athletic|Russell Hobbs|Rust Oleum|Ryder Cup|
  Ryobi Expand-It|Ryobi One Plus|Ryzen 3|Ryzen 5|Ryzen 7|Ryzen 9|SA Post|SA Post Office|Sacred Heart of Jesus|
  Sage Accounting|Sage Bambino|Sage Barista Express|Sage Intacct|Sage Payroll|Sailor Moon|Saint Laurent|
  Saint Nicholas|Salomon Quest|Salomon Sense Ride|Salomon Speedcross|Salvation Army|Samsung DeX|Samsung Frame TV|
  Samsung Galaxy Ace|Samsung Galaxy Book|Samsung Galaxy Buds|Samsung Galaxy Fit|Samsung Galaxy Fold|
  Samsung Galaxy Note|Samsung Galaxy Store|Samsung Galaxy Tab|Samsung Galaxy Ultra|Samsung Galaxy Watch|
  Samsung Galaxy Z Flip|Samsung Galaxy Z Fold|Samsung Gear|Samsung Gear S3|Samsung Gear VR|Samsung Health|
  Samsung Knox|Samsung Note|Samsung Odyssey|Samsung Pass|Samsung Pay|Samsung SmartThings|Samsung Wallet|San Antonio|
  San Francisco 49ers|San Francisco Giants|San Jose|Santa Barbara|Santa Claus|Santa Cruz|Santa Cruz Bronson|
  Santa Cruz Hightower|Santa Cruz Megatower|Santa Cruz Nomad|Santa Cruz Tallboy|Santa Fe|Santa Monica|SAP Concur|
  SAP Hana|Saturn Ion|Saturn Outlook|Saturn Sky|Saturn Vue|Saucony Endorphin|Saucony Guide|Saucony Kinvara|
  Saucony Peregrine|Saucony Ride|Saucony Triumph|Saudi Arabian|Scalextric Digital|Schlage Encode|
  Schwalbe Hans Dampf|Schwalbe Magic Mary|Schwalbe Marathon|Schwalbe Marathon Plus|Scooby Doo|Scott Addict|
  Scott Foil|Scott Genius|Scott Scale|Scott Spark|Scott Sub|Scottish Borders|Scottish Fold|Scottish Gaelic|
  Scottish Highlands|Scottish Widows|Scotty Cameron|Scout Association|Sea Doo|Sea Doo Spark|Sea of Thieves|
  Sea-Doo Spark|Sealey Superline|Seat Alhambra|Seat Altea|Seat Arona|Seat Ateca|Seat Cordoba|Seat Ibiza|Seat Leon|
  Seat Mii|Seat Tarraco|Seattle Mariners|Seattle Seahawks|Second World War|Sega Dreamcast|Sega Game Gear|
  Sega Genesis|Sega Master System|Sega Mega Drive|Sega Saturn|Seiko Alpinist|Seiko Kinetic|Seiko Monster|
  Seiko Premier|Seiko Presage|Seiko Prospex|Seiko Samurai|Seiko Turtle|Selle Italia|Selle Royal|Selle San Marco|
  Sesame Street|Settlers of Catan|Shark DuoClean|Shark FlexStyle|Shark IQ Robot|Shark Lift-Away|Shark Navigator|
  Shark Rotator|Shark Stratos|Shea Moisture|Sheffield United|Sheffield Wednesday|Sherwin Williams|Shetland Islands|
  Shetland Sheepdog|Shih Tzu|Shih Tzus|Shimano 105 Groupset|Shimano Acera|Shimano Alfine|Shimano Alivio|
  Shimano Altus|Shimano Baitrunner|Shimano Biomaster|Shimano Calcutta|Shimano Claris|Shimano Deore|Shimano Dura Ace|
  Shimano Dura-Ace|Shimano GRX|Shimano Nexus|Shimano SLX|Shimano Sora|Shimano Stella|Shimano Steps|Shimano Stradic|
  Shimano Tiagra|Shimano Tourney|Shimano Ultegra|Shimano Ultegra Di2|Shimano XT|Shrove Tuesday|Shure Beta 58|
  Shure SM57|Shure SM58|Shure SM7B|Siamese Fighting Fish|Sierra Leone|Silent Hill|Silhouette Cameo 4|
  Silhouette Studio Business|Silicon Valley|Silver Cross Balmoral|Silver Cross Coast|Silver Cross Pioneer|
  Silver Cross Reef|Silver Cross Surf|Silver Reed SK155|Silver Reed SK280|Silver Reed SK830|Silver Reed SK840|
  Singer 201K|Singer 221K|Singer 4423|Singer 66K|Singer 99K|Singer Featherweight|Singer Futura|Singer Heavy Duty|
  Singer Quantum Stylist|Singer Simple 3232|Singer Slant-O-Matic|Singer Start 1304|Sioux Falls|Sirdar Country Style|
  Sirdar Hayfield|Sirdar Snuggly|Siri Remote|Siri Shortcuts|Six Nations|Sizzix Big Shot|Sizzix Bigz|Sizzix Thinlits|
  Ski Doo|Skoda Citigo|Skoda Enyaq|Skoda Fabia|Skoda Favorit|Skoda Felicia|Skoda Kamiq|Skoda Karoq|Skoda Kodiaq|
  Skoda Kushaq|Skoda Octavia|Skoda Rapid|Skoda Roomster|Skoda Slavia|Skoda Superb|Skoda Yeti|Sky Sports|
  Slack Channel Bot|Sleeping Beauty Disney|Slimming World|Smith & Nephew|Smith & Wesson|Smith and Wesson|
  Smith Corona|Snap-on Tools|Snapchat Plus|Sonos Arc|Sonos Beam|Sonos Connect|Sonos Era|Sonos Five|Sonos Move|
  Sonos One|Sonos Play 1|Sonos Play 5|Sonos Port|Sonos Roam|Sonos Sub|Sony A7 II|Sony A7 III|Sony A7R|Sony Alpha|
  Sony Betamax|Sony Bravia|Sony Cyber-shot|Sony Cybershot|Sony Discman|Sony Ericsson|Sony Handycam|Sony Mavica|
  Sony MiniDisc|Sony PlayStation|Sony Trinitron|Sony Vaio|Sony Vegas|Sony Walkman|Sony Watchman|Sony Xperia|
  South African Airways|South American|South Asian|South Downs|South Indian|South Island|South Korea|South Korean|
  South Shields|South Sudan|South Wales|Southern Cross|Space Invaders|Spartan Race|Speak & Spell|Specialized Allez|
  Specialized Hardrock|Specialized Hotrock|Specialized Langster|Specialized Levo|Specialized Riprock|
  Specialized Rockhopper|Specialized Roubaix|Specialized Sirrus|Specialized Stumpjumper|Specialized Turbo Levo|
  Specialized Turbo Vado|Speed Queen|Spice Girls|Spider Man|Spider Verse|Spider-Man 2|Spider-Man Miles Morales|
  Spider-Man No Way Home|Spigen Rugged Armor|Spigen Tough Armor|Spyderco Delica|Spyderco Endura|Spyderco Para 3|
  Spyderco Tenacious|SQL Server|Squier Affinity|Squier Bullet|Squier Classic Vibe|Squier Strat|Squier Telecaster|
  SRAM Apex|SRAM Eagle|SRAM Force|SRAM Guide|SRAM Red|SRAM Rival|Sri Lankan|St Andrew's Day|St David's Day|
  St George's Day|St John Ambulance|St Louis|St Louis Blues|St Louis Cardinals|St Nicholas|St Patrick's Day|
  St Patricks Day|St Paul|St Petersburg|Staedtler Mars|Staedtler Noris|Staffordshire Hoard|Stampin Up|Stampin' Up|
  Stan Laurel|Stan Lee|Standard Chartered|Stanley Bailey|Stanley Bedrock|Stanley Cup Final|Stanley FatMax|
  Stanley Gibbons|Stanley Quencher|Stanley Quencher Tumbler|Star Fox 64|Star of David|Star Trek|Star Wars|
  Star Wars Battlefront|Star Wars Lego|Starling Bank|State Bank of India|State Farm Insurance|Staten Island|
  Steam Deck|Steam Deck OLED|Steelcase Gesture|Steelcase Leap|Steinway & Sons|Steinway and Sons|Stella Artois|
  Stella McCartney|Stephen King|Sterling Bank|Stihl Farm Boss|Stihl FS38|Stihl Kombi|Stihl MS170|Stihl MS180|
  Stihl MS250|Stihl Wood Boss|Stoke on Trent|Stokke Tripp Trapp|Stokke Xplory|Stone Cold Steve Austin|
  Stratford upon Avon|Stream Deck Elgato|Street Fighter 6|Street Fighter II|Street Glide|Street Triple|
  Studio Ghibli|Stylecraft Batik|Stylecraft Special|Stylecraft Special DK|Subaru Ascent|Subaru Baja|Subaru Brumby|
  Subaru Crosstrek|Subaru Forester|Subaru Impreza|Subaru Impreza WRX|Subaru Justy|Subaru Legacy|Subaru Levorg|
  Subaru Liberty|Subaru Outback|Subaru Solterra|Subaru Tribeca|Subway Surfers|Sue Wilson Dies|Suffolk Punch|
  Suicide Squad|Super Bowl|Super Famicom|Super Mario 3D World|Super Mario 64|Super Mario Bros|Super Mario Galaxy|
  Super Mario Kart|Super Mario Maker|Super Mario Odyssey|Super Mario Party|Super Mario RPG|Super Mario Sunshine|
  Super Mario World|Super Monkey Ball|Super Nintendo|Super Paper Mario|Super Smash Bros|Susie Cooper|
  Sutton Coldfield|Suzuki Alto|Suzuki Baleno|Suzuki Bandit|Suzuki Boulevard|Suzuki Burgman|Suzuki Celerio|
  Suzuki Ertiga|Suzuki Grand Vitara|Suzuki Hayabusa|Suzuki Hustler|Suzuki Ignis|Suzuki Intruder|Suzuki Jimny|
  Suzuki Katana|Suzuki Liana|Suzuki Method|Suzuki Samurai|Suzuki Sidekick|Suzuki Sierra|Suzuki Splash|Suzuki Swift|
  Suzuki Swift Sport|Suzuki Vitara|Suzuki Wagon R|Sweaty Betty|Swiss Army|Sword Art Online|Sydney Morning Herald|
  Sydney Opera House|Sydney Roosters|Sydney Swans|Sylvanian Families|Sylvanian Family|Taco Bell|
  Tado Smart Thermostat|Tag Heuer|Tai Chi|Tailwind CSS|Tamil Nadu|Tamiya Clod Buster|Tamiya Frog|Tamiya Grasshopper|
  Tamiya Hornet|Tamiya Hotshot|Tamiya Lunchbox|Tana Lawn|Tata Altroz|Tata Curvv|Tata Harrier|Tata Indica|
  Tata Indigo|Tata Motors|Tata Nano|Tata Nexon|Tata Punch|Tata Safari|Tata Sky Dish|Tata Sumo|Tata Tiago|Tata Tigor|
  Tata Winger|Tata Zest|Taylor Big Baby|Taylor GS Mini|Taylor Guitars|Taylor Made Golf|Taylor Swift|
  Taylor Swift Eras Tour|Taylor Swift Vinyl|TaylorMade Burner|TaylorMade Qi10|TaylorMade Sim|TaylorMade Spider|
  TaylorMade Stealth|Team Fortress|Team Fortress 2|Team Fortress Two|Tears of the Kingdom|Tecno Camon|Tecno Phantom|
  Tecno Pop|Tecno Spark|Tecno Spark 10|Ted Baker|Teenage Mutant Ninja Turtles|Tefal ActiFry|Tefal Easy Fry|
  Tefal Ingenio|Tefal Optigrill|Tempered Glass Spigen|Temple Run 2|Tempur Pedic|Terry Pratchett|Tesla Cybertruck|
  Tesla Model 3|Tesla Model S|Tesla Model X|Tesla Model Y|Tesla Powerwall|Tesla Roadster|The Beatles|
  The Elder Scrolls|The Empire Strikes Back|The Goonies|The Great Gatsby|The Grinch|The Gruffalo|
  The Handmaid's Tale|The Hunger Games|The Incredibles|The Karate Kid|The Last Airbender|The Legend of Zelda|
  The Lion King|The Mandalorian|The Mighty Boosh|The Muppets|The Neverending Story|The Nightmare Before Christmas|
  The North Face|The Ordinary Niacinamide|The Simpsons|The Sims 3|The Sims 4|The Smurfs|The Very Hungry Caterpillar|
  The Weeknd|The Witcher|The Wizard of Oz|Thierry Mugler|ThinkPad E14|ThinkPad T14|ThinkPad T420|ThinkPad T430|
  ThinkPad T440|ThinkPad T470|ThinkPad T480|ThinkPad T490|ThinkPad X1 Carbon|ThinkPad X220|ThinkPad X230|
  ThinkPad X270|Thomas & Friends|Thomas and Friends|Thomas Cook|Thomas Kinkade Painter|Thomas Sabo|Thomas the Tank|
  Thomas the Tank Engine|Thule Chariot|Thule Force XT|Thule Motion|Thule ProRide|Thule Pulse|Thule Sleek|
  Thule Spring|Thule Urban Glide|Thule WingBar|Tiffany & Co|Tiffany and Co|Tiffany Blue|TikTok Shop|Tim Burton|
  Tim Holtz|Tim Hortons|Tim Tams|Timberland Earthkeepers|Times Square|Tissot Seastar|Tissot Visodate|
  Titleist Pro V1|Titleist Scotty Cameron|Titleist Vokey|Toa Payoh|Tokyo Ghoul|Tokyo Revengers|Tom & Jerry|
  Tom and Jerry|Tom Brady|Tom Clancy|Tom Ford|Tom Petty|Tomb Raider|Tommee Tippee|Tommy Bahama|Tommy Hilfiger|
  Tommy Jeans|Too Faced|Top Gun Maverick|Top of the Pops|Top Trumps|Topps Chrome|Topps Finest|Topps Match Attax|
  Toro Recycler|Toro Timecutter|Toronto Blue Jays|Toronto Maple Leafs|Toronto Raptors|Toronto Star|Torres Strait|
  Torres Strait Islander|Tory Burch|Tottenham Hotspur|Tough Mudder|Tour de France|Tower Bridge|Toy Story|
  Toy Story 2|Toy Story 3|Toy Story 4|Toyota 4Runner|Toyota Alphard|Toyota Aurion|Toyota Avalon|Toyota Avanza|
  Toyota Avensis|Toyota Aygo|Toyota Camry|Toyota Carina|Toyota Celica|Toyota Corolla Cross|Toyota Corolla Quest|
  Toyota Corona|Toyota Cressida|Toyota Crown|Toyota Echo|Toyota Estima|Toyota Etios|Toyota FJ Cruiser|
  Toyota Fortuner|Toyota Glanza|Toyota GR86|Toyota Harrier|Toyota Hiace|Toyota Highlander|Toyota Hilux|
  Toyota Hilux Surf|Toyota Innova|Toyota Innova Crysta|Toyota Kluger|Toyota Land Cruiser|Toyota Land Cruiser Prado|
  Toyota Mark X|Toyota Matrix|Toyota Noah|Toyota Prado|Toyota Premio|Toyota Previa|Toyota Prius C|Toyota Prius V|
  Toyota Probox|Toyota Quantum|Toyota RAV4|Toyota Rush|Toyota Sequoia|Toyota Sienna|Toyota Starlet|Toyota Supra|
  Toyota Tacoma|Toyota Tarago|Toyota Tazz|Toyota Tundra|Toyota Venza|Toyota Verso|Toyota Vitz|Toyota Wish|
  Toyota Yaris|Toyota Yaris Cross|TP-Link Archer|TP-Link Deco|TP-Link Kasa|TP-Link Tapo|Trader Joe's|Trader Joes|
  Transformers Generations|Transformers Masterpiece|Transformers Prime|Transport for London|Traxxas Maxx|
  Traxxas Rustler|Traxxas Slash|Traxxas Stampede|Trek Domane|Trek Emonda|Trek Fuel EX|Trek Madone|Trek Marlin|
  Trek Powerfly|Trek Precaliber|Trek Roscoe|Tri-ang Hornby|Triang Railways|Trinidad & Tobago|Trinidad and Tobago|
  Trinity College|Trinity College London|Tripp Trapp|Triumph Bonneville|Triumph Daytona|Triumph Dolomite|
  Triumph Herald|Triumph Rocket III|Triumph Scrambler|Triumph Speed Triple|Triumph Speed Twin|Triumph Spitfire|
  Triumph Stag|Triumph Street Triple|Triumph Thruxton|Triumph Thunderbird|Triumph Tiger|Triumph Toledo|Triumph TR6|
  Triumph Trident|Triumph Vitesse|Trivial Pursuit|Trolls World Tour|Troy Bilt|Tube Screamer|Tunbridge Wells|
  Turkish Airlines|TVS Apache|TVS iQube|TVS Jupiter|TVS Ntorq|TVS Raider|TVS Scooty|Twelfth Night|Tyne and Wear|
  Uber Driver|Uber Eats|Uber X|UGG Australia|UGG Boots|UGG Tasman|Uncle Ben's|Uncle Bens|Uncle Sam|Under Armour|
  Union Bank of India|Union Jack|Union Pacific|United Arab Emirates|United Nations|Universal Credit|
  Universal Studios|UPPAbaby Cruz|UPPAbaby Mesa|UPPAbaby Minu|UPPAbaby Vista|Upper Canada College|UPS Ground|
  Urban Outfitters|USPS First Class|USPS Ground Advantage|USPS Media Mail|USPS Priority|USPS Priority Mail|
  Uttar Pradesh|Vaillant EcoTec|Valentines Day|Valve Index|Van Gogh|Van Halen|Van Morrison|Vancouver Island|
  Vans Old Skool|Vans Sk8-Hi|Vauxhall Adam|Vauxhall Agila|Vauxhall Antara|Vauxhall Astra|Vauxhall Astra Van|
  Vauxhall Cavalier|Vauxhall Chevette|Vauxhall Combo|Vauxhall Corsa|Vauxhall Cresta|Vauxhall Crossland|
  Vauxhall Grandland|Vauxhall Insignia|Vauxhall Meriva|Vauxhall Mokka|Vauxhall Movano|Vauxhall Nova|Vauxhall Omega|
  Vauxhall Tigra|Vauxhall Vectra|Vauxhall Viceroy|Vauxhall Viva|Vauxhall Vivaro|Vauxhall Zafira|Vax Platinum|
  Vax Rapid Power|Venus Williams|Vespa Primavera|Vespa Rally|Vespa Sprint|Veterans Day|Vic Firth|Victa Corvette|
  Victa Mustang|Victa Tornado|Victoria Beckham|Victoria Cross|Victoria Day|Victoria Falls|Victoria Island|
  Victoria Secret|Victoria's Secret|Victorinox Climber|Victorinox Explorer|Victorinox Huntsman|
  Victorinox Swiss Army|Viktor & Rolf|Villeroy & Boch|Villeroy and Boch|Vincent Van Gogh|Virgin Atlantic|
  Virgin Australia|Virgin Galactic|Virgin Mary|Virgin Media|Virgin Mobile|Virgin Money|Virginia Beach|
  Visual Basic for Applications|Visual Studio Code|Vivienne Westwood|Volkswagen Amarok|Volkswagen Arteon|
  Volkswagen Atlas|Volkswagen Beetle|Volkswagen Bora|Volkswagen Caddy|Volkswagen California|Volkswagen Camper|
  Volkswagen Caravelle|Volkswagen Citi Golf|Volkswagen Corrado|Volkswagen Crafter|Volkswagen Fox|
  Volkswagen Golf GTI|Volkswagen Golf R|Volkswagen Jetta|Volkswagen Kombi|Volkswagen Lupo|Volkswagen Multivan|
  Volkswagen Passat|Volkswagen Polo|Volkswagen Rabbit|Volkswagen Scirocco|Volkswagen Sharan|Volkswagen Taigun|
  Volkswagen Taos|Volkswagen Tiguan|Volkswagen Touareg|Volkswagen Touran|Volkswagen Transporter|Volkswagen Up|
  Volkswagen Vento|Volkswagen Virtus|Volvo Amazon|Volvo Cross Country|Volvo Penta|Vox AC15|Vox AC30|VS Code|Vue JS|
  VW Amarok|VW Beetle|VW Bora|VW Bug|VW Caddy|VW California|VW Camper|VW Caravelle|VW Crafter|VW Golf|VW Golf GTI|
  VW Golf R|VW Jetta|VW Kombi|VW Lupo|VW Passat|VW Polo|VW Scirocco|VW T-Roc|VW Tiguan|VW Touareg|VW Touran|
  VW Transporter|VW Up|Wade Whimsies|Wade Whimsy|Wahoo Bolt|Wahoo Elemnt|Wahoo Kickr|Waitangi Day|Warhammer 40000|
  Warhammer 40K|Warhammer Age of Sigmar|Warhammer Fantasy|Warhammer Quest|Warhammer Underworlds|Waterford Crystal|
  Wear OS|Weber Baby Q|Weber Genesis|Weber Genesis II|Weber Kettle|Weber Q|Weber Smokey Mountain|Weber Spirit|
  Wedgwood Blue|Wedgwood Jasperware|Weight Watchers|Wells Fargo|Welsh Section A|Welwyn Garden City|West Africa|
  West African|West Bengal|West Brom|West Bromwich|West Elm|West Ham|West Ham United|West Indian|West Indies|
  West Lothian|West Midlands|West Side Story|West Wales|Western Cape|Western Europe|Western Sydney|Western Union|
  Weston super Mare|WhatsApp Business|WhatsApp Web|Whirlpool Cabrio|Whirlpool Duet|White Rose Maths|White Sox|
  Wii Balance Board|Wii Fit|Wii Fit Plus|Wii Nunchuk|Wii Party|Wii Remote|Wii Remotes|Wii Sports|Wii Sports Resort|
  Wii U|William Edwards Home|William Hill|William Morris|Wimpy Kid|Windows 10 Home|Windows 10 Pro|Windows 11|
  Windows 11 Home|Windows 11 Pro|Windows 8.1|Windows 95|Windows 98|Windows Defender|Windows Media Centre|
  Windows Media Player|Windows Mixed Reality|Windows Movie Maker|Windows Vista|Windows XP|Wing Chun|Winnie the Pooh|
  Winsor & Newton|Winsor & Newton Cotman|Winsor and Newton|Winter Olympics|Woman's Weekly|Women's Institute|
  Women's Weekly|Wonder Woman|Worcester Bosch|Worcester Bosch Greenstar|World Book Day|World Cup|
  World Health Organisation|World Health Organization|World of Tanks|World of Warcraft|World War 1|World War 2|
  World War I|World War II|World War One|World War Two|World Wildlife Fund|WWE SummerSlam|Xbox 360|
  Xbox Cloud Gaming|Xbox Game Pass|Xbox Kinect|Xbox Live|Xbox Live Gold|Xbox One Elite|Xbox One S|Xbox One X|
  Xbox Series|Xbox Series S|Xbox Series X|Xero Practice Manager|Xiaomi Mi|Xiaomi Mi Band|Xiaomi Pad|Xiaomi Poco|
  Xiaomi Redmi|Xiaomi Redmi Note|Xiaomi Smart Band|Yale Conexis|Yamaha Aerox|Yamaha Arius|Yamaha Banshee|
  Yamaha Blaster|Yamaha Clavinova|Yamaha Disklavier|Yamaha Dragstar|Yamaha Dragstar 650|Yamaha Fascino|Yamaha Fazer|
  Yamaha Grizzly|Yamaha Kodiak|Yamaha Majesty|Yamaha Pacifica|Yamaha Portable Grand|Yamaha Raptor|Yamaha Reface|
  Yamaha Rhino|Yamaha Silent Brass|Yamaha Stagepas|Yamaha SuperJet|Yamaha Tenere|Yamaha Tracer|Yamaha Venture|
  Yamaha Viking|Yamaha Virago|Yamaha Warrior|Yamaha WaveRunner|Yankee Candle|Yankee Candles|Yankee Doodle|
  Year of the Dragon|Yeezy Boost|Yeezy Boost 350|Yeezy Foam Runner|Yeezy Slides|Yeti Hopper|Yeti Rambler|
  Yeti Tundra|Yokohama Advan|Yokohama Geolandar|Yom Kippur|Yorkshire Dales|Yorkshire Post|YouTube Kids|
  YouTube Music|YouTube Premium|YouTube Red|YouTube Studio|YouTube TV|Yves Saint Laurent|Zenith Bank|Zoom H1N|
  Zoom H4N|Zoom H5|Zoom H6
`
