-- The gazetteer: ports, airports and cities. Written by scripts/gazetteer.ts; docs/gazetteer.md names rules and sources:
-- UN/LOCODE (UNECE; ODC-PDDL 1.0), Natural Earth (public domain), OurAirports (public domain), and the package
-- sea-ports 0.0.9 (MIT, Copyright (c) 2016 marchah). Not in supabase/schemas: these rows have one place, this file.

insert into public.place (code, name, country, latitude, longitude, zone, kind)
select cell[1], cell[2], country.name, cell[3]::float8, cell[4]::float8, cell[5],
  case cell[6] when 'p' then 'port' when 'a' then 'airport' else 'city' end
from string_to_table($$AEAAN|Al Ain International Airport (AAN)|24.262|55.609|Asia/Dubai|a
AEAJM|Ajman|25.405|55.514|Asia/Dubai|p
AEALAYN|Al Ayn|24.23|55.74|Asia/Dubai|c
AEAUH|Abu Dhabi|24.47|54.37|Asia/Dubai|p
AEDWC|Jebel Ali, Al Maktoum International Airport (DWC)|24.896|55.161|Asia/Dubai|a
AEDXB|Dubai|25.25|55.27|Asia/Dubai|p
AEFJR|Al Fujayrah|25.12|56.33|Asia/Dubai|p
AEJEA|Jebel Ali|24.986|55.027|Asia/Dubai|p
AEJED|Jebel Dhanna|24.192|52.613|Asia/Dubai|p
AEKHL|Khalifa Port|24.81|54.65|Asia/Dubai|p
AEKLF|Khor al Fakkan|25.33|56.35|Asia/Dubai|p
AEOMAA|Abu Dhabi International Airport (AUH)|24.444|54.652|Asia/Dubai|a
AEOMDB|Dubai International Airport (DXB)|25.253|55.364|Asia/Dubai|a
AEOMFJ|Fujairah International Airport (FJR)|25.112|56.324|Asia/Dubai|a
AEOMSJ|Sharjah International Airport (SHJ)|25.329|55.517|Asia/Dubai|a
AEPRA|Port Rashid|25.285|55.276|Asia/Dubai|p
AEQIW|Umm al Qaiwain|25.57|55.55|Asia/Dubai|p
AERASALKHA|Ras al Khaymah|25.792|55.943|Asia/Dubai|c
AERKT|Ras al Khaimah|25.78|55.95|Asia/Dubai|p
AERUW|Ar Ruways|24.12|52.73|Asia/Dubai|p
AESHJ|Sharjah|25.35|55.38|Asia/Dubai|p
AFBAGHLAN|Baghlan|36.139|68.699|Asia/Kabul|c
AFBALKH|Balkh|36.75|66.9|Asia/Kabul|c
AFGZI|Ghazni|33.563|68.418|Asia/Kabul|c
AFHEA|Herat|34.33|62.17|Asia/Kabul|c
AFJAA|Jalalabad|34.442|70.436|Asia/Kabul|c
AFKBL|Kabul|34.517|69.183|Asia/Kabul|c
AFKDH|Kandahar|31.61|65.695|Asia/Kabul|c
AFKONDOZ|Kondoz|36.728|68.873|Asia/Kabul|c
AFLAG|Lashkar Gah|31.583|64.36|Asia/Kabul|c
AFMAZARESH|Mazar-e Sharif|36.7|67.1|Asia/Kabul|c
AFMEYMANEH|Meymaneh|35.93|64.77|Asia/Kabul|c
AFMZR|Mazar-i-Sharif International Airport (MZR)|36.707|67.21|Asia/Kabul|a
AFOAHR|Herat - Khwaja Abdullah Ansari International Airport (HEA)|34.21|62.228|Asia/Kabul|a
AFOAKN|Khvoshab, Ahmad Shah Baba International Airport / Kandahar Airfield (KDH)|31.506|65.848|Asia/Kabul|a
AGANU|Antigua|17.075|-61.818|America/Antigua|p
AGSJO|Saint John's|17.12|-61.85|America/Antigua|p
AGTAPA|Osbourn, V C Bird International Airport (ANU)|17.137|-61.793|America/Antigua|a
AGTAPH|Codrington Airport (BBQ)|17.636|-61.829|America/Antigua|a
AIAXA|The Valley, Clayton J Lloyd International Airport (AXA)|18.205|-63.054|America/St_Kitts|a
AIBLP|Blowing Point|18.177|-63.094|America/St_Kitts|p
AIRBY|Road Bay|18.221|-63.065|America/St_Kitts|c
ALDRZ|Durres|41.333|19.462|Europe/Tirane|p
ALLATI|Tirana International Airport Mother Teresa (TIA)|41.415|19.721|Europe/Tirane|a
ALNPP|Elbasan|41.122|20.084|Europe/Tirane|c
ALSHK|Shkoder|42.068|19.519|Europe/Tirane|c
ALTIA|Tirana|41.328|19.819|Europe/Tirane|c
AMEVN|Yerevan|40.181|44.514|Asia/Yerevan|c
AMLWN|Gyumri|40.789|43.847|Asia/Yerevan|c
AMUDYZ|Yerevan, Zvartnots International Airport (EVN)|40.147|44.396|Asia/Yerevan|a
AOBUG|Benguela|-12.578|13.407|Africa/Luanda|c
AOCAB|Cabinda|-5.571|12.198|Africa/Luanda|p
AOCBT|Catumbela Airport (CBT)|-12.479|13.487|Africa/Luanda|a
AODUE|Chitato, Dundo Airport (DUE)|-7.401|20.819|Africa/Luanda|a
AOFNLU|Luanda, Quatro de Fevereiro International Airport (LAD)|-8.858|13.231|Africa/Luanda|a
AOFNMO|Moçâmedes, Welwitschia Mirabilis International Airport (MSZ)|-15.261|12.147|Africa/Luanda|a
AOGXG|Negage Airport (GXG)|-7.755|15.288|Africa/Luanda|a
AOLAD|Luanda|-8.84|13.289|Africa/Luanda|p
AOLOB|Lobito|-12.376|13.561|Africa/Luanda|p
AOMALANJE|Malanje|-9.54|16.34|Africa/Luanda|c
AOMSZ|Namibe|-15.198|12.158|Africa/Luanda|p
AONOV|Huambo|-12.75|15.76|Africa/Luanda|c
AOSDD|Lubango|-14.91|13.49|Africa/Luanda|c
AOSPP|Menongue Airport (SPP)|-14.658|17.72|Africa/Luanda|a
AOSSY|Mbanza Congo Airport (SSY)|-6.27|14.247|Africa/Luanda|a
AOSVP|Kuito|-12.38|16.94|Africa/Luanda|c
AOSZA|Soyo|-6.141|12.352|Africa/Luanda|p
AOVPE|Ngiva, Ngjiva Pereira Airport (VPE)|-17.044|15.684|Africa/Luanda|a
ARBHI|Bahia Blanca|-38.72|-62.28|America/Argentina/Buenos_Aires|p
ARBRC|San Carlos De Bariloche Airport (BRC)|-41.151|-71.158|America/Argentina/Salta|a
ARBUE|Buenos Aires|-34.58|-58.67|America/Argentina/Buenos_Aires|p
ARCATAMARC|Catamarca|-28.47|-65.78|America/Argentina/Catamarca|c
ARCMP|Campana|-34.15|-58.95|America/Argentina/Buenos_Aires|p
ARCNQ|Corrientes|-27.469|-58.831|America/Argentina/Cordoba|p
ARCOC|Concordia|-31.39|-58.03|America/Argentina/Cordoba|c
ARCOR|Córdoba|-31.4|-64.182|America/Argentina/Cordoba|c
ARCPC|Chapelco, Aviador C. Campos Airport (CPC)|-40.075|-71.137|America/Argentina/Salta|a
ARCRD|Comodoro Rivadavia|-45.866|-67.482|America/Argentina/Catamarca|p
ARCVI|Caleta Olivia|-46.443|-67.517|America/Argentina/Rio_Gallegos|p
AREQS|Esquel, Brigadier Antonio Parodi Airport (EQS)|-42.908|-71.14|America/Argentina/Catamarca|a
AREZE|Buenos Aires, Minister Pistarini International Airport (EZE)|-34.822|-58.536|America/Argentina/Buenos_Aires|a
ARFMA|Formosa|-26.173|-58.183|America/Argentina/Cordoba|c
ARFTE|El Calafate - Commander Armando Tola International Airport (FTE)|-50.28|-72.053|America/Argentina/Rio_Gallegos|a
ARIGR|Puerto Iguazu, Cataratas Del Iguazú International Airport (IGR)|-25.737|-54.473|America/Argentina/Cordoba|a
ARIRJ|La Rioja|-29.41|-66.85|America/Argentina/La_Rioja|c
ARLHS|Las Heras Airport (LHS)|-46.539|-68.965|America/Argentina/Catamarca|a
ARLPG|La Plata|-34.85|-57.88|America/Argentina/Buenos_Aires|p
ARLUQ|San Luis|-33.3|-66.35|America/Argentina/San_Luis|c
ARMDQ|Mar del Plata|-38.05|-57.53|America/Argentina/Buenos_Aires|p
ARMDZ|Mendoza|-32.883|-68.817|America/Argentina/Mendoza|c
ARNEC|Necochea|-38.554|-58.74|America/Argentina/Buenos_Aires|p
ARNQN|Neuquen|-38.95|-68.06|America/Argentina/Salta|c
AROYA|Goya|-29.144|-59.264|America/Argentina/Cordoba|p
ARPMQ|Perito Moreno Airport (PMQ)|-46.538|-70.979|America/Argentina/Rio_Gallegos|a
ARPMY|Puerto Madryn|-42.75|-65.03|America/Argentina/Catamarca|p
ARPRA|Parana|-31.733|-60.533|America/Argentina/Cordoba|c
ARPSS|Posadas|-27.358|-55.885|America/Argentina/Cordoba|c
ARPUD|Puerto Deseado|-47.75|-65.9|America/Argentina/Rio_Gallegos|p
ARRCU|Rio Cuarto|-33.13|-64.35|America/Argentina/Cordoba|c
ARREL|Rawson, Almirante Marco Andres Zar Airport (REL)|-43.21|-65.27|America/Argentina/Catamarca|a
ARRES|Resistencia|-27.46|-58.99|America/Argentina/Cordoba|c
ARRGA|Rio Grande|-53.78|-67.7|America/Argentina/Ushuaia|p
ARRGL|Rio Gallegos|-51.63|-69.22|America/Argentina/Rio_Gallegos|p
ARRHD|Termas de Río Hondo international Airport (RHD)|-27.497|-64.936|America/Argentina/Cordoba|a
ARRIC|Rio Cullen|-52.896|-68.352|America/Argentina/Ushuaia|p
ARROS|Rosario|-32.95|-60.65|America/Argentina/Cordoba|p
ARRZA|Puerto Santa Cruz, Santa Cruz Airport (RZA)|-50.016|-68.579|America/Argentina/Rio_Gallegos|a
ARSABE|Buenos Aires, Jorge Newbery Airpark (AEP)|-34.559|-58.416|America/Argentina/Buenos_Aires|a
ARSAE|San Antonio Este|-40.8|-64.73|America/Argentina/Salta|p
ARSAMR|San Rafael, Suboficial Ay Santiago Germano Airport (AFA)|-34.588|-68.404|America/Argentina/Mendoza|a
ARSANNICOL|San Nicolas|-33.33|-60.24|America/Argentina/Buenos_Aires|c
ARSANT|San Miguel de Tucumán, Teniente Benjamin Matienzo Airport (TUC)|-26.841|-65.105|America/Argentina/Tucuman|a
ARSAZR|Santa Rosa Airport (RSA)|-36.588|-64.276|America/Argentina/Salta|a
ARSDE|Santiago del Estero|-27.783|-64.267|America/Argentina/Cordoba|c
ARSFN|Santa Fe|-31.6|-60.68|America/Argentina/Cordoba|p
ARSLA|Salta|-24.783|-65.417|America/Argentina/Salta|c
ARSNS|San Nicolas de los Arroyos|-33.33|-60.23|America/Argentina/Buenos_Aires|p
ARSPD|San Pedro|-33.68|-59.17|America/Argentina/Buenos_Aires|p
ARSSJ|San Salvador de Jujuy|-24.183|-65.3|America/Argentina/Jujuy|c
ARSST|Santa Teresita Airport (SST)|-36.542|-56.722|America/Argentina/Buenos_Aires|a
ARTTG|Tartagal, General Enrique Mosconi Airport (TTG)|-22.62|-63.794|America/Argentina/Salta|a
ARTUC|Tucumán|-26.816|-65.217|America/Argentina/Tucuman|c
ARUAQ|San Juan|-31.55|-68.52|America/Argentina/San_Juan|c
ARULA|San Julian, Capitan D Daniel Vazquez Airport (ULA)|-49.307|-67.803|America/Argentina/Rio_Gallegos|a
ARUSH|Ushuaia|-54.8|-68.3|America/Argentina/Ushuaia|p
ARVDM|Viedma, Gobernador Castello Airport (VDM)|-40.869|-63|America/Argentina/Salta|a
ARZAE|Zarate|-34.1|-59.03|America/Argentina/Buenos_Aires|p
ASFTI|Fitiuta Village, Fitiuta Airport (FTI)|-14.216|-169.424|Pacific/Pago_Pago|a
ASPPG|Pago Pago|-14.276|-170.702|Pacific/Pago_Pago|p
ATGRZ|Graz|47.078|15.41|Europe/Vienna|c
ATINN|Innsbruck|47.28|11.41|Europe/Vienna|c
ATKLU|Klagenfurt am Wörthersee, Klagenfurt Airport (KLU)|46.643|14.338|Europe/Vienna|a
ATLNZ|Linz|48.319|14.289|Europe/Vienna|c
ATLOWW|Vienna International Airport (VIE)|48.11|16.57|Europe/Vienna|a
ATLTX|Hainfeld|48.034|15.773|Europe/Vienna|p
ATSZG|Salzburg|47.81|13.04|Europe/Vienna|c
ATVIE|Vienna|48.2|16.367|Europe/Vienna|c
AUABP|Abbot Point|-19.908|148.085|Australia/Brisbane|p
AUABX|Albury Airport (ABX)|-36.067|146.959|Australia/Sydney|a
AUADL|Adelaide|-34.92|138.58|Australia/Adelaide|p
AUALH|Albany Airport (ALH)|-34.943|117.809|Australia/Perth|a
AUARD|Ardrossan|-34.423|137.917|Australia/Adelaide|p
AUARM|Armidale Airport (ARM)|-30.528|151.617|Australia/Sydney|a
AUASP|Alice Springs Airport (ASP)|-23.807|133.903|Australia/Darwin|a
AUAVV|Lara, Avalon Airport (AVV)|-38.039|144.469|Australia/Melbourne|a
AUBBY|Bremer Bay|-34.393|119.379|Australia/Perth|p
AUBCI|Barcaldine Airport (BCI)|-23.566|145.302|Australia/Brisbane|a
AUBDB|Bundaberg Airport (BDB)|-24.905|152.323|Australia/Brisbane|a
AUBEL|Bell Bay|-41.115|146.864|Australia/Hobart|p
AUBEU|Bedourie Airport (BEU)|-24.346|139.46|Australia/Brisbane|a
AUBHQ|Broken Hill Airport (BHQ)|-32.001|141.472|Australia/Broken_Hill|a
AUBHS|Bathurst Airport (BHS)|-33.407|149.651|Australia/Sydney|a
AUBKQ|Blackall Airport (BKQ)|-24.432|145.43|Australia/Brisbane|a
AUBLT|Blackwater Airport (BLT)|-23.603|148.807|Australia/Brisbane|a
AUBME|Broome International Airport (BME)|-17.949|122.227|Australia/Perth|a
AUBNE|Brisbane|-27.47|153.02|Australia/Brisbane|p
AUBNK|Ballina Byron Gateway Airport (BNK)|-28.833|153.561|Australia/Sydney|a
AUBOO|Booby Island|-10.6|141.92|Australia/Brisbane|p
AUBQL|Boulia Airport (BQL)|-22.913|139.9|Australia/Brisbane|a
AUBRK|Bourke Airport (BRK)|-30.039|145.952|Australia/Sydney|a
AUBVI|Birdsville Airport (BVI)|-25.897|139.348|Australia/Brisbane|a
AUBWT|Burnie|-41.052|145.907|Australia/Hobart|p
AUCAZ|Cobar Airport (CAZ)|-31.538|145.794|Australia/Sydney|a
AUCBR|Canberra|-35.283|149.129|Australia/Sydney|c
AUCED|Ceduna Airport (CED)|-32.131|133.71|Australia/Adelaide|a
AUCFS|Coffs Harbour Airport (CFS)|-30.321|153.116|Australia/Sydney|a
AUCHT|Chittering|-31.47|116.101|Australia/Perth|p
AUCMA|Cunnamulla Airport (CMA)|-28.03|145.622|Australia/Brisbane|a
AUCNB|Coonamble Airport (CNB)|-30.981|148.378|Australia/Sydney|a
AUCNJ|Cloncurry Airport (CNJ)|-20.669|140.504|Australia/Brisbane|a
AUCNS|Cairns|-16.92|145.771|Australia/Brisbane|p
AUCPD|Coober Pedy Airport (CPD)|-29.038|134.722|Australia/Adelaide|a
AUCRANBOUR|Cranbourne|-38.1|145.283|Australia/Melbourne|c
AUCTL|Charleville Airport (CTL)|-26.413|146.262|Australia/Brisbane|a
AUCTN|Cooktown Airport (CTN)|-15.444|145.183|Australia/Brisbane|a
AUCUQ|Coen Airport (CUQ)|-13.761|143.113|Australia/Brisbane|a
AUCVQ|Carnarvon Airport (CVQ)|-24.88|113.671|Australia/Perth|a
AUDBO|Dubbo City Regional Airport (DBO)|-32.217|148.575|Australia/Sydney|a
AUDPO|Devonport|-41.178|146.361|Australia/Hobart|p
AUDRW|Darwin|-12.45|130.83|Australia/Darwin|p
AUELC|Elcho Island Airport (ELC)|-12.019|135.571|Australia/Darwin|a
AUEMD|Emerald Airport (EMD)|-23.567|148.179|Australia/Brisbane|a
AUEPR|Esperance Airport (EPR)|-33.684|121.823|Australia/Perth|a
AUFRE|Fremantle|-32.056|115.747|Australia/Perth|p
AUGET|Geraldton Airport (GET)|-28.796|114.707|Australia/Perth|a
AUGEX|Geelong|-38.167|144.396|Australia/Melbourne|c
AUGFF|Griffith Airport (GFF)|-34.251|146.067|Australia/Sydney|a
AUGLT|Gladstone|-23.849|151.26|Australia/Brisbane|p
AUGOC|Gold Coast|-28.082|153.448|Australia/Brisbane|c
AUGOV|Nhulunbuy, Gove Airport (GOV)|-12.269|136.818|Australia/Darwin|a
AUGTE|Groote Eylandt Airport (GTE)|-13.972|136.459|Australia/Darwin|a
AUHBA|Hobart|-42.87|147.3|Australia/Hobart|p
AUHID|Horn Island Airport (HID)|-10.586|142.293|Australia/Brisbane|a
AUHPT|Hay Point|-21.306|149.292|Australia/Brisbane|p
AUHTI|Hamilton Island Airport (HTI)|-20.358|148.952|Australia/Brisbane|a
AUHVB|Hervey Bay Airport (HVB)|-25.32|152.881|Australia/Brisbane|a
AUIRG|Lockhart River Airport (IRG)|-12.787|143.305|Australia/Brisbane|a
AUISA|Mount Isa Airport (ISA)|-20.664|139.489|Australia/Brisbane|a
AUKGC|Kingscote Airport (KGC)|-35.714|137.521|Australia/Adelaide|a
AUKGI|Broadwood, Kalgoorlie Boulder Airport (KGI)|-30.792|121.465|Australia/Perth|a
AUKNS|King Island Airport (KNS)|-39.877|143.878|Australia/Hobart|a
AUKNX|Kununurra, East Kimberley Regional (Kununurra) Airport (KNX)|-15.778|128.708|Australia/Perth|a
AUKTA|Karratha Airport (KTA)|-20.712|116.773|Australia/Perth|a
AUKWM|Kowanyama Airport (KWM)|-15.485|141.753|Australia/Brisbane|a
AULEA|Exmouth, Learmonth Airport (LEA)|-22.235|114.09|Australia/Perth|a
AULER|Leinster Airport (LER)|-27.843|120.703|Australia/Perth|a
AULHG|Lightning Ridge Airport (LHG)|-29.453|147.977|Australia/Sydney|a
AULNO|Leonora Airport (LNO)|-28.878|121.315|Australia/Perth|a
AULRE|Longreach Airport (LRE)|-23.434|144.28|Australia/Brisbane|a
AULST|Launceston|-41.426|147.112|Australia/Hobart|p
AULSY|Lismore Airport (LSY)|-28.831|153.258|Australia/Sydney|a
AUMCY|Maroochydore, Sunshine Coast Airport (MCY)|-26.593|153.083|Australia/Brisbane|a
AUMEB|Melbourne Essendon Airport (MEB)|-37.728|144.902|Australia/Melbourne|a
AUMEL|Melbourne|-37.82|144.97|Australia/Melbourne|p
AUMGB|Mount Gambier Airport (MGB)|-37.744|140.781|Australia/Adelaide|a
AUMIM|Merimbula Airport (MIM)|-36.909|149.901|Australia/Sydney|a
AUMJK|Denham, Shark Bay Airport (MJK)|-25.897|113.576|Australia/Perth|a
AUMKR|Meekatharra Airport (MKR)|-26.612|118.548|Australia/Perth|a
AUMKY|Mackay Airport (MKY)|-21.171|149.183|Australia/Brisbane|a
AUMMG|Mount Magnet Airport (MMG)|-28.116|117.842|Australia/Perth|a
AUMNG|Maningrida Airport (MNG)|-12.056|134.234|Australia/Darwin|a
AUMOV|Moranbah Airport (MOV)|-22.058|148.077|Australia/Brisbane|a
AUMQL|Mildura Airport (MQL)|-34.229|142.086|Australia/Melbourne|a
AUMRZ|Moree Airport (MRZ)|-29.499|149.845|Australia/Sydney|a
AUMYA|Moruya Airport (MYA)|-35.898|150.144|Australia/Sydney|a
AUNAA|Narrabri Airport (NAA)|-30.319|149.827|Australia/Sydney|a
AUNLK|New Norfolk|-42.781|147.064|Australia/Hobart|p
AUNRA|Narrandera Airport (NRA)|-34.702|146.512|Australia/Sydney|a
AUNTL|Newcastle|-32.927|151.779|Australia/Sydney|p
AUNTN|Normanton Airport (NTN)|-17.684|141.07|Australia/Brisbane|a
AUOKY|Oakey Army Aviation Centre (OKY)|-27.409|151.737|Australia/Brisbane|a
AUPAE|Port Adelaide|-34.848|138.507|Australia/Adelaide|p
AUPBO|Paraburdoo Airport (PBO)|-23.171|117.745|Australia/Perth|a
AUPER|Perth|-31.955|115.84|Australia/Perth|c
AUPHE|Port Hedland|-20.312|118.575|Australia/Perth|p
AUPKE|Parkes Airport (PKE)|-33.131|148.239|Australia/Sydney|a
AUPKL|Port Kembla|-34.48|150.9|Australia/Sydney|p
AUPLO|Port Lincoln Airport (PLO)|-34.605|135.88|Australia/Adelaide|a
AUPPP|Proserpine Whitsunday Coast Airport (PPP)|-20.494|148.554|Australia/Brisbane|a
AUPQQ|Port Macquarie Airport (PQQ)|-31.436|152.863|Australia/Sydney|a
AUPTJ|Portland Airport (PTJ)|-38.318|141.471|Australia/Melbourne|a
AUPUG|Port Augusta Airport (PUG)|-32.507|137.717|Australia/Adelaide|a
AURMA|Roma Airport (RMA)|-26.545|148.775|Australia/Brisbane|a
AUROK|Rockhampton Airport (ROK)|-23.38|150.475|Australia/Brisbane|a
AUSYD|Sydney|-33.85|151.2|Australia/Sydney|p
AUTCA|Tennant Creek Airport (TCA)|-19.634|134.183|Australia/Darwin|a
AUTHG|Biloela, Thangool Airport (THG)|-24.495|150.578|Australia/Brisbane|a
AUTMW|Tamworth Airport (TMW)|-31.078|150.845|Australia/Sydney|a
AUTRO|Taree Airport (TRO)|-31.889|152.514|Australia/Sydney|a
AUTSV|Townsville|-19.258|146.818|Australia/Brisbane|p
AUULP|Quilpie Airport (ULP)|-26.612|144.253|Australia/Brisbane|a
AUWEI|Weipa|-12.659|141.838|Australia/Brisbane|p
AUWGA|Wagga Wagga City Airport (WGA)|-35.163|147.468|Australia/Sydney|a
AUWIN|Winton Airport (WIN)|-22.364|143.086|Australia/Brisbane|a
AUWNR|Windorah Airport (WNR)|-25.413|142.667|Australia/Brisbane|a
AUWOL|Wollongong|-34.415|150.89|Australia/Sydney|c
AUWTB|Toowoomba Wellcamp Airport (WTB)|-27.558|151.793|Australia/Brisbane|a
AUWUN|Wiluna Airport (WUN)|-26.629|120.221|Australia/Perth|a
AUWYA|Whyalla Airport (WYA)|-33.059|137.514|Australia/Adelaide|a
AUXTG|Thargomindah Airport (XTG)|-27.986|143.812|Australia/Brisbane|a
AUYAYE|Yulara, Ayers Rock Connellan Airport (AYQ)|-25.186|130.977|Australia/Darwin|a
AUYBBN|Brisbane International Airport (BNE)|-27.384|153.117|Australia/Brisbane|a
AUYCOM|Cooma Snowy Mountains Airport (OOM)|-36.3|148.972|Australia/Sydney|a
AUYHOT|Mount Hotham Airport (MHU)|-37.048|147.334|Australia/Melbourne|a
AUYMML|Melbourne International Airport (MEL)|-37.673|144.843|Australia/Melbourne|a
AUYPAD|Adelaide International Airport (ADL)|-34.948|138.533|Australia/Adelaide|a
AUYPDN|Darwin International Airport / RAAF Darwin (DRW)|-12.415|130.882|Australia/Darwin|a
AUYPPH|Perth International Airport (PER)|-31.94|115.967|Australia/Perth|a
AUYSHL|Albion Park Rail, Shellharbour Airport (WOL)|-34.561|150.789|Australia/Sydney|a
AUYSNB|Milikapiti, Snake Bay Airport (SNB)|-11.418|130.648|Australia/Darwin|a
AUYSSY|Sydney Kingsford Smith International Airport (SYD)|-33.946|151.177|Australia/Sydney|a
AUYWLM|Newcastle Airport (NTL)|-32.795|151.834|Australia/Sydney|a
AUZNE|Newman Airport (ZNE)|-23.418|119.803|Australia/Perth|a
AWAUA|Aruba|12.5|-69.97|America/Aruba|p
AWORJ|Oranjestad|12.509|-70.009|America/Aruba|p
AWTNCA|Oranjestad, Queen Beatrix International Airport (AUA)|12.501|-70.015|America/Aruba|a
AZBAK|Baku|40.409|49.867|Asia/Baku|p
AZGANCA|Ganca|40.685|46.35|Asia/Baku|c
AZGYD|Baku, Heydar Aliyev International Airport (GYD)|40.467|50.047|Asia/Baku|a
AZKVD|Ganja International Airport (KVD)|40.738|46.318|Asia/Baku|a
AZSUMQAYT|Sumqayt|40.58|49.63|Asia/Baku|c
AZUBBN|Nakhchivan Airport (NAJ)|39.189|45.458|Asia/Baku|a
AZUBBQ|Gabala International Airport (GBB)|40.809|47.725|Asia/Baku|a
BABNX|Banja Luka|44.78|17.18|Europe/Sarajevo|c
BAOMO|Mostar|43.35|17.82|Europe/Sarajevo|c
BASJJ|Sarajevo|43.85|18.383|Europe/Sarajevo|c
BATZL|Tuzla|44.55|18.68|Europe/Sarajevo|c
BAZCA|Zenica|44.22|17.92|Europe/Sarajevo|c
BBBGI|Bridgetown|13.113|-59.599|America/Barbados|p
BDBZL|Barisal|22.7|90.375|Asia/Dhaka|c
BDCGP|Chittagong|22.33|91.8|Asia/Dhaka|c
BDCHL|Chalna|22.604|89.514|Asia/Dhaka|p
BDCOMILLA|Comilla|23.47|91.17|Asia/Dhaka|c
BDCXB|Cox's Bazar Airport (CXB)|21.452|91.964|Asia/Dhaka|a
BDDAC|Dhaka|23.81|90.413|Asia/Dhaka|c
BDJAMALPUR|Jamalpur|24.9|89.95|Asia/Dhaka|c
BDJESSORE|Jessore|23.17|89.2|Asia/Dhaka|c
BDJSR|Jessore Airport (JSR)|23.184|89.161|Asia/Dhaka|a
BDKHL|Khulna|22.84|89.56|Asia/Dhaka|c
BDMGL|Mongla|22.494|89.602|Asia/Dhaka|p
BDMYM|Mymensingh|24.75|90.38|Asia/Dhaka|c
BDNAR|Narayanganj|23.62|90.5|Asia/Dhaka|c
BDNAWABGAN|Nawabganj|24.58|88.35|Asia/Dhaka|c
BDPAN|Pabna|24|89.25|Asia/Dhaka|c
BDRAU|Rangpur|25.75|89.28|Asia/Dhaka|c
BDRJH|Rajshahi|24.375|88.605|Asia/Dhaka|c
BDSPD|Saidpur|25.8|89|Asia/Dhaka|c
BDTANGAIL|Tangail|24.25|89.92|Asia/Dhaka|c
BDVGEG|Chattogram, Shah Amanat International Airport (CGP)|22.25|91.813|Asia/Dhaka|a
BDVGZR|Dhaka, Hazrat Shahjalal International Airport (DAC)|23.843|90.398|Asia/Dhaka|a
BDZYL|Sylhet|24.904|91.874|Asia/Dhaka|c
BEANR|Antwerpen|51.22|4.42|Europe/Brussels|p
BEBGS|Brugge|51.22|3.23|Europe/Brussels|c
BEBRU|Brussels|50.833|4.333|Europe/Brussels|c
BEBSU|Bossuit|50.748|3.407|Europe/Brussels|p
BECRL|Charleroi|50.42|4.45|Europe/Brussels|c
BEDEL|Doel|51.311|4.265|Europe/Brussels|p
BEEBAW|Antwerp International Airport (Deurne) (ANR)|51.189|4.46|Europe/Brussels|a
BEEBBR|Brussels Airport (BRU)|50.901|4.484|Europe/Brussels|a
BEEBOS|Ostend-Bruges International Airport (OST)|51.2|2.875|Europe/Brussels|a
BEGNE|Gent (Ghent)|51.05|3.72|Europe/Brussels|p
BELGG|Liege|50.63|5.58|Europe/Brussels|c
BEZEE|Zeebrugge|51.33|3.2|Europe/Brussels|p
BFBOY|Bobo Dioulasso|11.18|-4.29|Africa/Ouagadougou|c
BFOUA|Ouagadougou|12.371|-1.52|Africa/Ouagadougou|c
BGBOJ|Burgas|42.505|27.463|Europe/Sofia|p
BGLBBG|Burgas Airport (BOJ)|42.57|27.515|Europe/Sofia|a
BGLBSF|Sofia Airport (SOF)|42.697|23.411|Europe/Sofia|a
BGLBWN|Varna Airport (VAR)|43.232|27.825|Europe/Sofia|a
BGPDV|Plovdiv|42.154|24.754|Europe/Sofia|c
BGPVN|Pleven|43.424|24.613|Europe/Sofia|c
BGRDU|Ruse|43.854|25.973|Europe/Sofia|c
BGSOF|Sofia|42.683|23.317|Europe/Sofia|c
BGSZR|Stara Zagora|42.423|25.623|Europe/Sofia|c
BGVAR|Varna|43.214|27.915|Europe/Sofia|p
BHBAH|Bahrain|26.27|50.63|Asia/Bahrain|c
BHKBS|Khalifa Bin Salman Port|26.2|50.71|Asia/Bahrain|p
BHMANAMA|Manama|26.236|50.583|Asia/Bahrain|c
BHOBBI|Bahrain International Airport (BAH)|26.267|50.638|Asia/Bahrain|a
BHSIT|Sitrah|26.13|50.62|Asia/Bahrain|p
BIBJM|Bujumbura|-3.376|29.36|Africa/Bujumbura|c
BJCOO|Cotonou|6.37|2.391|Africa/Porto-Novo|p
BJDJA|Djougou|9.7|1.68|Africa/Porto-Novo|c
BJPKO|Parakou|9.34|2.62|Africa/Porto-Novo|c
BJPTN|Porto-Novo|6.483|2.617|Africa/Porto-Novo|c
BLSBH|Gustavia, Saint Barthélemy - Rémy de Haenen Airport (SBH)|17.904|-62.844|America/St_Kitts|a
BMBDA|Hamilton|32.295|-64.781|Atlantic/Bermuda|p
BNBWN|Bandar Seri Begawan|4.88|114.93|Asia/Brunei|p
BNKUB|Kuala Belait|4.583|114.221|Asia/Brunei|p
BNMUA|Muara|5.033|115.073|Asia/Brunei|p
BNWBSB|Bandar Seri Begawan, Brunei International Airport (BWN)|4.944|114.928|Asia/Brunei|a
BOCBB|Cochabamba|-17.41|-66.17|America/La_Paz|c
BOCIJ|Cobija, Capitán Aníbal Arab Airport (CIJ)|-11.04|-68.783|America/La_Paz|a
BOLPB|La Paz|-16.498|-68.15|America/La_Paz|c
BOORU|Oruro|-17.98|-67.13|America/La_Paz|c
BOPBU|Puerto Busch|-20.033|-57.967|America/La_Paz|p
BOPOI|Potosi|-19.57|-65.75|America/La_Paz|c
BOPSZ|Puerto Suárez, Capitán Av. Salvador Ogaya G. airport (PSZ)|-18.975|-57.821|America/La_Paz|a
BOQUO|Quillacollo|-17.4|-66.28|America/La_Paz|c
BOSBL|Santa Ana|-13.76|-65.58|America/La_Paz|c
BOSLAL|Yamparaez, Alcantarí Airport (SRE)|-19.247|-65.15|America/La_Paz|a
BOSLVR|Santa Cruz, Viru Viru International Airport (VVI)|-17.645|-63.135|America/La_Paz|a
BOSRE|Sucre|-19.041|-65.26|America/La_Paz|c
BOSRZ|Santa Cruz|-17.78|-63.18|America/La_Paz|c
BOTJA|Tarija|-21.517|-64.75|America/La_Paz|c
BQBON|Kralendijk, Flamingo International Airport (BON)|12.131|-68.269|America/Curacao|a
BQEUX|Sint Eustatius, F. D. Roosevelt Airport (EUX)|17.497|-62.979|America/St_Kitts|a
BRAFL|Alta Floresta, Piloto Osvaldo Marques Dias Airport (AFL)|-9.866|-56.106|America/Cuiaba|a
BRAGS|Alagoinhas|-12.14|-38.43|America/Bahia|c
BRAJU|Aracaju|-10.9|-37.12|America/Maceio|c
BRAME|Americana|-22.75|-47.33|America/Sao_Paulo|c
BRAPS|Anapolis|-16.32|-48.96|America/Sao_Paulo|c
BRAPU|Apucarana|-23.55|-51.47|America/Sao_Paulo|c
BRAQA|Araraquara Airport (AQA)|-21.812|-48.133|America/Sao_Paulo|a
BRARC|Arapiraca|-9.75|-36.67|America/Maceio|c
BRARE|Areia Branca|-4.98|-37.17|America/Fortaleza|p
BRARU|Aracatuba|-21.21|-50.45|America/Sao_Paulo|c
BRATM|Altamira Interstate Airport (ATM)|-3.253|-52.254|America/Santarem|a
BRBAG|Bage|-31.32|-54.1|America/Sao_Paulo|c
BRBAU|Bauru|-22.33|-49.08|America/Sao_Paulo|c
BRBCN|Barbacena|-21.22|-43.77|America/Sao_Paulo|c
BRBEL|Belem|-1.45|-48.5|America/Belem|p
BRBHZ|Belo Horizonte|-19.915|-43.915|America/Sao_Paulo|c
BRBMA|Barra Mansa|-22.56|-44.17|America/Sao_Paulo|c
BRBNU|Blumenau|-26.92|-49.09|America/Sao_Paulo|c
BRBPA|Braganca Paulista|-22.95|-46.55|America/Sao_Paulo|c
BRBPS|Porto Seguro Airport (BPS)|-16.438|-39.081|America/Bahia|a
BRBSB|Brasilia|-15.783|-47.916|America/Sao_Paulo|c
BRBVB|Boa Vista|2.816|-60.666|America/Boa_Vista|c
BRCAC|Cascavel|-24.96|-53.46|America/Sao_Paulo|c
BRCAMPOS|Campos|-21.75|-41.32|America/Sao_Paulo|c
BRCAN|Canoas|-29.92|-51.18|America/Sao_Paulo|c
BRCAS|Castanhal|-1.29|-47.93|America/Belem|c
BRCAT|Crato|-7.23|-39.42|America/Fortaleza|c
BRCAU|Caruaru|-8.28|-35.98|America/Recife|c
BRCBA|Cuiaba|-15.57|-56.085|America/Cuiaba|c
BRCCM|Criciuma|-28.68|-49.39|America/Sao_Paulo|c
BRCDI|Cachoeiro de Itapemirim|-20.85|-41.13|America/Sao_Paulo|c
BRCDO|Cabedelo|-6.988|-34.829|America/Fortaleza|p
BRCDV|Catanduva|-21.14|-48.98|America/Sao_Paulo|c
BRCFO|Cabo Frio|-22.89|-42.04|America/Sao_Paulo|c
BRCGD|Campina Grande|-7.23|-35.88|America/Fortaleza|c
BRCGR|Campo Grande|-20.45|-54.617|America/Campo_Grande|c
BRCIN|Carpina|-7.84|-35.26|America/Recife|c
BRCMG|Corumbá International Airport (CMG)|-19.012|-57.673|America/Campo_Grande|a
BRCNF|Belo Horizonte, Tancredo Neves International Airport (CNF)|-19.636|-43.967|America/Sao_Paulo|a
BRCPS|Campinas|-22.9|-47.1|America/Sao_Paulo|c
BRCRATO|Crato (Amazonas)|-7.464|-63.04|America/Manaus|c
BRCRF|Conselheiro Lafaiete|-20.67|-43.79|America/Sao_Paulo|c
BRCSA|Cabo de Santo Agostinho|-8.29|-35.03|America/Recife|c
BRCWB|Curitiba|-25.42|-49.32|America/Sao_Paulo|c
BRCXL|Caxias do Sul|-29.18|-51.17|America/Sao_Paulo|c
BRCXS|Caxias|-4.833|-43.35|America/Fortaleza|c
BRCZS|Cruzeiro do Sul Airport (CZS)|-7.6|-72.77|America/Rio_Branco|a
BRDCS|Duque de Caxias|-22.77|-43.31|America/Sao_Paulo|c
BRDIV|Divinopolis|-20.15|-44.9|America/Sao_Paulo|c
BRDOU|Dourados|-22.23|-54.81|America/Campo_Grande|c
BRFEN|Fernando de Noronha Airport (FEN)|-3.854|-32.423|America/Noronha|a
BRFLN|Florianopolis|-27.58|-48.52|America/Sao_Paulo|c
BRFNO|Forno|-22.758|-41.881|America/Sao_Paulo|p
BRFOR|Fortaleza|-3.732|-38.527|America/Fortaleza|p
BRFRC|Franca|-20.53|-47.39|America/Sao_Paulo|c
BRFSA|Feira de Santana|-12.25|-38.97|America/Bahia|c
BRGAV|Guarapuava|-25.38|-51.48|America/Sao_Paulo|c
BRGHU|Garanhuns|-8.89|-36.5|America/Recife|c
BRGIG|Rio De Janeiro, Rio Galeão – Tom Jobim International Airport (GIG)|-22.81|-43.251|America/Sao_Paulo|a
BRGRU|São Paulo, Guarulhos - Governador André Franco Montoro International Airport (GRU)|-23.432|-46.468|America/Sao_Paulo|a
BRGTA|Guaratingueta|-22.82|-45.19|America/Sao_Paulo|c
BRGVR|Governador Valadares|-18.87|-41.97|America/Sao_Paulo|c
BRGYN|Goiania|-16.72|-49.3|America/Sao_Paulo|c
BRIBB|Imbituba|-28.228|-48.669|America/Sao_Paulo|p
BRIGI|Itaguai|-22.87|-43.77|America/Sao_Paulo|c
BRIGU|Foz do Iguacu|-25.523|-54.53|America/Sao_Paulo|c
BRIIG|Itapetininga|-23.59|-48.04|America/Sao_Paulo|c
BRIMP|Imperatriz|-5.52|-47.49|America/Fortaleza|c
BRIOA|Itapoa|-26.12|-48.6|America/Sao_Paulo|p
BRIOS|Ilheus|-14.794|-39.046|America/Bahia|p
BRIPN|Ipatinga|-19.48|-42.52|America/Sao_Paulo|c
BRIRO|Itabirito|-20.253|-43.803|America/Sao_Paulo|c
BRITA|Itabuna|-14.79|-39.28|America/Bahia|c
BRITB|Itaituba Airport (ITB)|-4.242|-56.001|America/Santarem|a
BRITJ|Itajai|-26.911|-48.671|America/Sao_Paulo|p
BRITQ|Itaqui|-29.129|-56.548|America/Sao_Paulo|p
BRITU|Itu|-23.26|-47.3|America/Sao_Paulo|c
BRJABOATAO|Jaboatao|-8.11|-35.02|America/Recife|c
BRJAU|Jau|-22.29|-48.57|America/Sao_Paulo|c
BRJDF|Juiz de Fora|-21.77|-43.375|America/Sao_Paulo|c
BRJEQ|Jequie|-13.85|-40.08|America/Bahia|c
BRJJDAPT|Cruz, Jericoacoara - Comandante Ariston Pessoa Regional Airport (JJD)|-2.906|-40.357|America/Fortaleza|a
BRJNE|Juazeiro do Norte|-7.21|-39.32|America/Fortaleza|c
BRJOI|Joinville|-26.32|-48.84|America/Sao_Paulo|c
BRJPA|Joao Pessoa|-7.101|-34.876|America/Fortaleza|c
BRJSL|Jaragua do Sul|-26.48|-49.1|America/Sao_Paulo|c
BRJUN|Jundiai|-23.2|-46.88|America/Sao_Paulo|c
BRLAJES|Lajes|-27.81|-50.31|America/Sao_Paulo|c
BRLDB|Londrina|-23.3|-51.18|America/Sao_Paulo|c
BRLMR|Limeira|-22.55|-47.4|America/Sao_Paulo|c
BRMAB|Maraba|-5.35|-49.116|America/Belem|c
BRMAO|Manaus|-3.119|-60.022|America/Manaus|p
BRMCA|Macapá|0.033|-51.05|America/Belem|c
BRMCZ|Maceio|-9.67|-35.72|America/Maceio|p
BRMEA|Macae|-22.38|-41.79|America/Sao_Paulo|c
BRMGF|Maringa|-23.41|-51.93|America/Sao_Paulo|c
BRMII|Marilia|-22.21|-49.95|America/Sao_Paulo|c
BRMNX|Manicoré Airport (MNX)|-5.811|-61.278|America/Manaus|a
BRMOC|Montes Claros|-16.72|-43.86|America/Sao_Paulo|c
BRMOS|Mossoro|-5.19|-37.34|America/Fortaleza|c
BRNAT|Natal|-5.779|-35.201|America/Fortaleza|p
BRNATAL|Natal (Amazonas)|-6.984|-60.27|America/Manaus|c
BRNFU|Nova Friburgo|-22.26|-42.54|America/Sao_Paulo|c
BRNHO|Novo Hamburgo|-29.71|-51.14|America/Sao_Paulo|c
BRNIU|Nova Iguacu|-22.74|-43.47|America/Sao_Paulo|c
BRNTR|Niteroi|-22.9|-43.1|America/Sao_Paulo|c
BRNVT|Navegantes|-26.9|-48.65|America/Sao_Paulo|p
BROLA|Olinda|-8|-34.85|America/Recife|c
BRPAR|Pouso Alegre|-22.22|-45.94|America/Sao_Paulo|c
BRPBA|Parnaiba|-2.91|-41.77|America/Fortaleza|c
BRPCA|Piracicaba|-22.71|-47.64|America/Sao_Paulo|c
BRPEC|Pecem|-3.52|-38.87|America/Fortaleza|p
BRPES|Petropolis|-22.509|-43.2|America/Sao_Paulo|c
BRPET|Pelotas|-31.75|-52.33|America/Sao_Paulo|c
BRPFO|Passo Fundo|-28.25|-52.42|America/Sao_Paulo|c
BRPMW|Palmas|-10.238|-48.288|America/Araguaina|c
BRPNG|Paranagua|-25.52|-48.5|America/Sao_Paulo|p
BRPNM|Pindamonhangaba|-22.92|-45.47|America/Sao_Paulo|c
BRPNZ|Petrolina|-9.38|-40.51|America/Recife|c
BRPOA|Porto Alegre|-30.035|-51.218|America/Sao_Paulo|p
BRPOO|Pocos de Caldas|-21.78|-46.57|America/Sao_Paulo|c
BRPPE|Presidente Prudente|-22.12|-51.39|America/Sao_Paulo|c
BRPTG|Ponta Grossa|-25.09|-50.16|America/Sao_Paulo|c
BRPVH|Porto Velho|-8.75|-63.9|America/Porto_Velho|c
BRRAO|Ribeirao Preto|-21.17|-47.83|America/Sao_Paulo|c
BRRBR|Rio Branco|-9.967|-67.8|America/Rio_Branco|c
BRRCL|Rio Claro|-22.41|-47.56|America/Sao_Paulo|c
BRREC|Recife|-8.058|-34.883|America/Recife|p
BRRIA|Santa Maria|-29.683|-53.8|America/Sao_Paulo|c
BRRIG|Rio Grande|-32.035|-52.108|America/Sao_Paulo|p
BRRIO|Rio de Janeiro|-22.907|-43.173|America/Sao_Paulo|p
BRRLO|Rio Largo|-9.48|-35.84|America/Maceio|c
BRROO|Rondonopolis|-16.469|-54.64|America/Cuiaba|c
BRSAE|Santo Andre|-23.653|-46.528|America/Sao_Paulo|c
BRSAL|Salto Grande|-22.89|-49.984|America/Sao_Paulo|c
BRSAO|Sao Paulo|-23.559|-46.625|America/Sao_Paulo|c
BRSBBE|Belém, Val de Cans/Júlio Cezar Ribeiro International Airport (BEL)|-1.379|-48.476|America/Belem|a
BRSBBR|Brasília, Presidente Juscelino Kubitschek International Airport (BSB)|-15.869|-47.921|America/Sao_Paulo|a
BRSBCH|Chapecó, Serafin Enoss Bertaso Airport (XAP)|-27.134|-52.657|America/Sao_Paulo|a
BRSBCJ|Parauapebas, Carajás Airport (CKS)|-6.118|-50.003|America/Belem|a
BRSBCP|Campos Dos Goytacazes, Bartolomeu Lisandro Airport (CAW)|-21.698|-41.302|America/Sao_Paulo|a
BRSBEG|Manaus, Eduardo Gomes International Airport (MAO)|-3.039|-60.05|America/Manaus|a
BRSBFL|Florianópolis, Hercílio Luz International Airport (FLN)|-27.67|-48.553|America/Sao_Paulo|a
BRSBLJ|Lages Airport (LAJ)|-27.782|-50.282|America/Sao_Paulo|a
BRSBMD|Almeirim, Monte Dourado - Serra do Areão Airport (MEU)|-0.89|-52.602|America/Santarem|a
BRSBNM|Santo Ângelo Airport (GEL)|-28.283|-54.17|America/Sao_Paulo|a
BRSBPP|Ponta Porã Airport (PMG)|-22.55|-55.703|America/Campo_Grande|a
BRSBSV|Salvador, Deputado Luiz Eduardo Magalhães International Airport (SSA)|-12.909|-38.322|America/Bahia|a
BRSBUA|São Gabriel da Cachoeira Airport (SJL)|-0.148|-66.985|America/Manaus|a
BRSBUF|Paulo Afonso Airport (PAV)|-9.401|-38.251|America/Bahia|a
BRSBVH|Vilhena, Brigadeiro Camarão Airport (BVH)|-12.694|-60.098|America/Porto_Velho|a
BRSCO|Sao Carlos|-22.02|-47.89|America/Sao_Paulo|c
BRSCS|Santa Cruz do Sul|-29.71|-52.44|America/Sao_Paulo|c
BRSFS|Sao Francisco do Sul|-26.258|-48.635|America/Sao_Paulo|p
BRSJK|Sao Jose dos Campos|-23.2|-45.88|America/Sao_Paulo|c
BRSJP|Sao Jose do Rio Preto|-20.8|-49.39|America/Sao_Paulo|c
BRSJS|Sao Jose dos Pinhais|-25.57|-49.18|America/Sao_Paulo|c
BRSLZ|São Luís|-2.516|-44.266|America/Fortaleza|c
BRSOB|Sobral|-3.69|-40.35|America/Fortaleza|c
BRSOR|Sorocaba|-23.49|-47.47|America/Sao_Paulo|c
BRSSA|Salvador|-12.973|-38.502|America/Bahia|p
BRSSO|Sao Sebastiao|-23.806|-45.402|America/Sao_Paulo|p
BRSSZ|Santos|-23.95|-46.33|America/Sao_Paulo|p
BRSTL|Sete Lagoas|-19.45|-44.25|America/Sao_Paulo|c
BRSTM|Santarem|-2.451|-54.701|America/Santarem|p
BRSUA|Suape|-8.354|-34.958|America/Recife|p
BRSWGN|Araguaína Airport (AUX)|-7.228|-48.241|America/Araguaina|a
BRTBA|Taubate|-23.02|-45.56|America/Sao_Paulo|c
BRTBT|Tabatinga Airport (TBT)|-4.256|-69.936|America/Manaus|a
BRTFF|Tefé Airport (TFF)|-3.383|-64.724|America/Manaus|a
BRTHE|Teresina|-5.095|-42.78|America/Fortaleza|c
BRTIM|Timon|-5.115|-42.845|America/Fortaleza|c
BRTMT|Oriximiná, Trombetas Airport (TMT)|-1.49|-56.397|America/Santarem|a
BRTUR|Tucuruí Airport (TUR)|-3.786|-49.72|America/Belem|a
BRUBB|Uberaba|-19.78|-47.95|America/Sao_Paulo|c
BRUDI|Uberlandia|-18.9|-48.28|America/Sao_Paulo|c
BRURG|Uruguaiana, Rubem Berta Airport (URG)|-29.782|-57.038|America/Sao_Paulo|a
BRVCA|Vitoria da Conquista|-14.85|-40.84|America/Bahia|c
BRVDC|Vila do Conde|-1.54|-48.75|America/Belem|p
BRVGR|Varzea Grande|-15.65|-56.14|America/Cuiaba|c
BRVILAVELH|Vila Velha|3.217|-51.217|America/Belem|c
BRVIX|Vitoria|-20.298|-40.296|America/Sao_Paulo|p
BRVRA|Volta Redonda|-22.52|-44.095|America/Sao_Paulo|c
BRVVE|Vila Velha (Espírito Santo)|-20.368|-40.318|America/Sao_Paulo|c
BRXAPECO|Xapeco|-27.1|-52.64|America/Sao_Paulo|c
BSATC|Arthur's Town Airport (ATC)|24.629|-75.674|America/Nassau|a
BSAXP|Spring Point Airport (AXP)|22.442|-73.971|America/Nassau|a
BSBIM|South Bimini Airport (BIM)|25.7|-79.265|America/Nassau|a
BSCCZ|Chub Cay Airport (CCZ)|25.417|-77.881|America/Nassau|a
BSCRI|Colonel Hill Airport (CRI)|22.746|-74.182|America/Nassau|a
BSELH|North Eleuthera Airport (ELH)|25.475|-76.684|America/Nassau|a
BSFPO|Freeport, Grand Bahama|26.542|-78.646|America/Nassau|p
BSGGT|Moss Town, Exuma International Airport (GGT)|23.563|-75.878|America/Nassau|a
BSIGA|Matthew Town, Inagua Airport (IGA)|20.975|-73.667|America/Nassau|a
BSLGI|Deadman's Cay Airport (LGI)|23.179|-75.094|America/Nassau|a
BSMHH|Marsh Harbour, Leonard M Thompson International Airport (MHH)|26.511|-77.084|America/Nassau|a
BSMYEM|Governor's Harbour Airport (GHB)|25.285|-76.331|America/Nassau|a
BSMYG|Abrahams Bay, Mayaguana Airport (MYG)|22.379|-73.013|America/Nassau|a
BSMYNN|Nassau, Lynden Pindling International Airport (NAS)|25.039|-77.466|America/Nassau|a
BSNAS|Nassau|25.08|-77.35|America/Nassau|p
BSSAQ|Andros Island, San Andros Airport (SAQ)|25.054|-78.049|America/Nassau|a
BSSML|Stella Maris Airport (SML)|23.582|-75.269|America/Nassau|a
BSTBI|Cat Island, New Bight Airport (TBI)|24.315|-75.452|America/Nassau|a
BSTCB|Treasure Cay Airport (TCB)|26.745|-77.391|America/Nassau|a
BSTZN|Andros, Congo Town Airport (TZN)|24.159|-77.59|America/Nassau|a
BSZSA|San Salvador Airport (ZSA)|24.063|-74.524|America/Nassau|a
BTPBH|Paro International Airport (PBH)|27.403|89.425|Asia/Thimphu|a
BWBBK|Kasane Airport (BBK)|-17.833|25.162|Africa/Gaborone|a
BWFBSK|Gaborone, Sir Seretse Khama International Airport (GBE)|-24.555|25.918|Africa/Gaborone|a
BWFRW|Francistown, P G Matante Intl (FRW)|-21.159|27.469|Africa/Gaborone|a
BWGBE|Gaborone|-24.646|25.912|Africa/Gaborone|c
BWJWA|Jwaneng Airport (JWA)|-24.602|24.691|Africa/Gaborone|a
BWMUB|Maun Airport (MUB)|-19.973|23.431|Africa/Gaborone|a
BWPKW|Selebi Phikwe Airport (PKW)|-22.058|27.829|Africa/Gaborone|a
BYBABRUYSK|Babruysk|53.127|29.193|Europe/Minsk|c
BYBAR|Barysaw|54.226|28.492|Europe/Minsk|c
BYBARANAVI|Baranavichy|53.137|26.013|Europe/Minsk|c
BYBQT|Brest|52.1|23.7|Europe/Minsk|c
BYGME|Gomel Airport (GME)|52.527|31.017|Europe/Minsk|a
BYHOMYEL|Homyel|52.43|31|Europe/Minsk|c
BYHRODNA|Hrodna|53.678|23.834|Europe/Minsk|c
BYMAHILYOW|Mahilyow|53.899|30.325|Europe/Minsk|c
BYMAZ|Mazyr|52.046|29.272|Europe/Minsk|c
BYMSQ|Minsk|53.905|27.562|Europe/Minsk|c
BYMVQ|Mogilev Airport (MVQ)|53.955|30.095|Europe/Minsk|a
BYOSH|Orsha|54.515|30.422|Europe/Minsk|c
BYPIK|Pinsk|52.128|26.094|Europe/Minsk|c
BYUMMS|Minsk National Airport (MSQ)|53.888|28.04|Europe/Minsk|a
BYVITSYEBS|Vitsyebsk|55.189|30.185|Europe/Minsk|c
BZBGK|Big Creek Airport (BGK)|16.519|-88.408|America/Belize|a
BZBZE|Belize City|17.505|-88.196|America/Belize|p
BZCUK|Caye Caulker Airport (CUK)|17.735|-88.033|America/Belize|a
BZCYC|Caye Chapel Airport (CYC)|17.684|-88.045|America/Belize|a
BZCZH|Corozal Municipal Airport (CZH)|18.382|-88.412|America/Belize|a
BZDGAAPT|Dangriga Airport (DGA)|16.983|-88.231|America/Belize|a
BZMZBZ|Belize City, Philip S. W. Goldson International Airport (BZE)|17.54|-88.304|America/Belize|a
BZPLJ|Placencia Airport (PLJ)|16.537|-88.362|America/Belize|a
BZPND|Punta Gorda Airport (PND)|16.102|-88.808|America/Belize|a
BZSJX|Sartaneja Airport (SJX)|18.356|-88.131|America/Belize|a
BZSPR|San Pedro, John Greif II Airport (SPR)|17.914|-87.971|America/Belize|a
CAABB|Abbotsford|49.05|-122.3|America/Vancouver|c
CAAKV|Akulivik Airport (AKV)|60.819|-78.149|America/Toronto|a
CABAR|Barrie|44.384|-79.7|America/Toronto|c
CABAT|Bathurst|47.618|-65.651|America/Moncton|p
CABCK|Brockville|44.59|-75.684|America/Toronto|p
CABDU|Baie d'Urfe|45.4|-73.92|America/Toronto|c
CABEC|Becancour|46.33|-72.43|America/Toronto|p
CABJO|Baie-Johan-Beetz|50.3|-62.83|America/Blanc-Sablon|p
CABRL|Burlington|43.326|-79.799|America/Toronto|p
CACAL|Calgary|51.03|-114.07|America/Edmonton|c
CACBBC|Bella Bella (Campbell Island) Airport (ZEL)|52.185|-128.157|America/Vancouver|a
CACBK|Corner Brook|48.95|-57.93|America/St_Johns|p
CACCB|Cowichan Bay|48.737|-123.622|America/Vancouver|p
CACOL|Collingwood|44.501|-80.217|America/Toronto|p
CACRO|Crofton|48.864|-123.646|America/Vancouver|p
CACWL|Cornwall|45.021|-74.73|America/Toronto|p
CACYAG|Fort Frances Municipal Airport (YAG)|48.656|-93.443|America/Winnipeg|a
CACYAL|Alert Bay Airport (YAL)|50.582|-126.916|America/Vancouver|a
CACYAM|Sault Ste Marie Airport (YAM)|46.485|-84.509|America/Toronto|a
CACYAY|St. Anthony Airport (YAY)|51.392|-56.083|America/St_Johns|a
CACYBC|Baie-Comeau Airport (YBC)|49.133|-68.204|America/Toronto|a
CACYBD|Bella Coola Airport (QBC)|52.388|-126.596|America/Vancouver|a
CACYBF|Bonnyville Airport (YBY)|54.304|-110.744|America/Edmonton|a
CACYBK|Baker Lake Airport (YBK)|64.299|-96.078|America/Rankin_Inlet|a
CACYBL|Campbell River Airport (YBL)|49.951|-125.271|America/Vancouver|a
CACYCH|Miramichi Airport (YCH)|47.008|-65.449|America/Moncton|a
CACYCO|Kugluktuk Airport (YCO)|67.817|-115.144|America/Cambridge_Bay|a
CACYCY|Clyde River Airport (YCY)|70.486|-68.517|America/Iqaluit|a
CACYDP|Nain Airport (YDP)|56.551|-61.682|America/Goose_Bay|a
CACYFA|Fort Albany Airport (YFA)|52.201|-81.697|America/Toronto|a
CACYFB|Iqaluit Airport (YFB)|63.756|-68.556|America/Iqaluit|a
CACYFC|Fredericton Airport (YFC)|45.869|-66.537|America/Moncton|a
CACYFJ|La Macaza, Mont-Tremblant International Airport (YTM)|46.409|-74.78|America/Toronto|a
CACYFS|Fort Simpson Airport (YFS)|61.76|-121.237|America/Edmonton|a
CACYGL|La Grande Rivière Airport (YGL)|53.625|-77.704|America/Toronto|a
CACYGO|Gods Lake Narrows Airport (YGO)|54.559|-94.491|America/Winnipeg|a
CACYGP|Gaspé (Michel-Pouliot) Airport (YGP)|48.775|-64.479|America/Toronto|a
CACYGT|Igloolik Airport (YGT)|69.365|-81.816|America/Iqaluit|a
CACYGW|Kuujjuarapik Airport (YGW)|55.282|-77.765|America/Toronto|a
CACYHD|Dryden Regional Airport (YHD)|49.832|-92.744|America/Winnipeg|a
CACYHH|Nemiscau Airport (YNS)|51.691|-76.136|America/Toronto|a
CACYHO|Hopedale Airport (YHO)|55.449|-60.228|America/Goose_Bay|a
CACYIO|Pond Inlet Airport (YIO)|72.683|-77.967|America/Iqaluit|a
CACYJT|Stephenville Airport (YJT)|48.544|-58.55|America/St_Johns|a
CACYKA|Kamloops Airport (YKA)|50.702|-120.444|America/Vancouver|a
CACYKD|Aklavik/Freddie Carmichael Airport (LAK)|68.223|-135.006|America/Inuvik|a
CACYLC|Kimmirut Airport (YLC)|62.848|-69.878|America/Iqaluit|a
CACYMO|Moosonee Airport (YMO)|51.291|-80.608|America/Toronto|a
CACYMU|Umiujaq Airport (YUD)|56.536|-76.518|America/Toronto|a
CACYND|Ottawa / Gatineau Airport (YND)|45.522|-75.564|America/Toronto|a
CACYNL|Points North Landing Airport (YNL)|58.277|-104.082|America/Regina|a
CACYOP|Rainbow Lake Airport (YOP)|58.491|-119.408|America/Edmonton|a
CACYPA|Prince Albert Glass Field (YPA)|53.214|-105.673|America/Regina|a
CACYPW|Powell River Airport (YPW)|49.834|-124.5|America/Vancouver|a
CACYQB|Quebec Jean Lesage International Airport (YQB)|46.791|-71.393|America/Toronto|a
CACYQL|Lethbridge County Airport (YQL)|49.63|-112.8|America/Edmonton|a
CACYQQ|Comox Valley Airport / CFB Comox (YQQ)|49.711|-124.887|America/Vancouver|a
CACYQX|Gander International Airport / CFB Gander (YQX)|48.936|-54.568|America/St_Johns|a
CACYQY|Sydney / J.A. Douglas McCurdy Airport (YQY)|46.161|-60.048|America/Glace_Bay|a
CACYQZ|Quesnel Airport (YQZ)|53.026|-122.51|America/Vancouver|a
CACYRA|Gamètì, Rae Lakes Airport (YRA)|64.116|-117.31|America/Edmonton|a
CACYRB|Resolute Bay Airport (YRB)|74.717|-94.969|America/Resolute|a
CACYRL|Red Lake Airport (YRL)|51.067|-93.793|America/Winnipeg|a
CACYRT|Rankin Inlet Airport (YRT)|62.811|-92.116|America/Rankin_Inlet|a
CACYSM|Fort Smith Airport (YSM)|60.02|-111.962|America/Edmonton|a
CACYST|St. Theresa Point Airport (YST)|53.846|-94.852|America/Winnipeg|a
CACYTE|Kinngait, Cape Dorset Airport (YTE)|64.23|-76.527|America/Iqaluit|a
CACYUB|Tuktoyaktuk / James Gruben Airport (YUB)|69.433|-133.026|America/Edmonton|a
CACYUT|Repulse Bay, Naujaat Airport (YUT)|66.521|-86.225|America/Rankin_Inlet|a
CACYUX|Sanirajak, Hall Beach Airport (YUX)|68.776|-81.242|America/Iqaluit|a
CACYVM|Qikiqtarjuaq Airport (YVM)|67.546|-64.032|America/Iqaluit|a
CACYWG|Winnipeg / James Armstrong Richardson International Airport (YWG)|49.91|-97.24|America/Winnipeg|a
CACYXJ|Fort St John Airport (YXJ)|56.238|-120.74|America/Dawson_Creek|a
CACYXP|Pangnirtung Airport (YXP)|66.145|-65.714|America/Iqaluit|a
CACYXS|Prince George Airport (YXS)|53.884|-122.667|America/Vancouver|a
CACYXX|Abbotsford International Airport (YXX)|49.025|-122.361|America/Vancouver|a
CACYYE|Fort Nelson Airport (YYE)|58.836|-122.597|America/Fort_Nelson|a
CACYYG|Charlottetown Airport (YYG)|46.29|-63.121|America/Halifax|a
CACYYJ|Victoria International Airport (YYJ)|48.647|-123.426|America/Vancouver|a
CACYYQ|Churchill Airport (YYQ)|58.739|-94.065|America/Winnipeg|a
CACYYR|Goose Bay Airport (YYR)|53.319|-60.426|America/Goose_Bay|a
CACYZG|Salluit Airport (YZG)|62.179|-75.667|America/Toronto|a
CACYZP|Sandspit Airport (YZP)|53.254|-131.814|America/Vancouver|a
CACYZT|Port Hardy Airport (YZT)|50.681|-127.367|America/Vancouver|a
CACYZV|Sept-Îles Airport (YZV)|50.223|-66.266|America/Toronto|a
CACZBF|Bathurst Airport (ZBF)|47.63|-65.739|America/Moncton|a
CACZEM|Eastmain River Airport (ZEM)|52.226|-78.522|America/Toronto|a
CACZFN|Tulita Airport (ZFN)|64.91|-125.573|America/Edmonton|a
CACZMT|Masset Airport (ZMT)|54.028|-132.125|America/Vancouver|a
CACZRJ|Round Lake (Weagamow Lake) Airport (ZRJ)|52.944|-91.313|America/Winnipeg|a
CADOR|Dorval|45.45|-73.75|America/Toronto|c
CADRU|Drummondville|45.88|-72.484|America/Toronto|c
CAEDM|Edmonton|53.544|-113.491|America/Edmonton|p
CAHAL|Halifax|44.649|-63.575|America/Halifax|p
CAHAM|Hamilton|43.25|-79.866|America/Toronto|p
CAHMC|Harmac|49.13|-123.85|America/Vancouver|c
CAILF|Ilford Airport (ILF)|56.052|-95.621|America/Winnipeg|a
CAKIN|Kingston|44.234|-76.483|America/Toronto|c
CAKTC|Kitchener|43.45|-80.5|America/Toronto|c
CAKVL|Kingsville|42.036|-82.739|America/Detroit|p
CAKWL|Kelowna|49.9|-119.483|America/Vancouver|c
CALOD|London|42.97|-81.25|America/Toronto|c
CAMAG|Magog|45.266|-72.148|America/Toronto|p
CAMNT|Moncton|46.088|-64.778|America/Moncton|p
CAMSA|Muskrat Dam Airport (MSA)|53.441|-91.763|America/Winnipeg|a
CAMTR|Montreal|45.502|-73.567|America/Toronto|p
CANIA|Niagara Falls|43.09|-79.085|America/Toronto|p
CANNO|Nanaimo|49.166|-123.94|America/Vancouver|p
CANOR|North Bay|46.3|-79.45|America/Toronto|c
CANWE|New Westminster|49.206|-122.911|America/Vancouver|p
CAOAK|Oakville|43.468|-79.688|America/Toronto|p
CAODE|Odessa|44.277|-76.718|America/Toronto|p
CAOSH|Oshawa|43.897|-78.866|America/Toronto|p
CAOTT|Ottawa|45.417|-75.7|America/Toronto|c
CAPCR|Port Credit|43.552|-79.586|America/Toronto|p
CAPDV|Port Dover|42.787|-80.203|America/Toronto|p
CAPML|Port Mellon|49.522|-123.488|America/Vancouver|p
CAPOI|Pointe-Claire|45.43|-73.73|America/Toronto|p
CAPRR|Prince Rupert|54.315|-130.321|America/Vancouver|p
CAQUE|Quebec|46.803|-71.243|America/Toronto|p
CAREG|Regina|50.45|-104.617|America/Regina|c
CASAK|Saskatoon|52.133|-106.67|America/Regina|c
CASBR|Sherbrooke|45.4|-71.9|America/Toronto|c
CASCA|Saint-Catharines|43.17|-79.23|America/Toronto|p
CASJB|Saint-John|45.27|-66.07|America/Moncton|p
CASJF|Saint-John's|47.57|-52.73|America/St_Johns|p
CASNI|Sarnia|42.975|-82.407|America/Toronto|p
CASOR|Sorel|46.043|-73.112|America/Toronto|p
CASSM|Sault-Sainte-Marie|46.522|-84.346|America/Toronto|p
CASTJOHNS|St. John’s|47.585|-52.681|America/St_Johns|c
CASUD|Sudbury|46.5|-80.967|America/Toronto|c
CASUM|Summerside|46.393|-63.79|America/Halifax|p
CATEX|Texada Island|49.66|-124.412|America/Vancouver|p
CATHU|Thunder Bay|48.381|-89.248|America/Toronto|p
CATOR|Toronto|43.653|-79.383|America/Toronto|p
CATRR|Trois-Rivieres (Three Rivers)|46.359|-72.548|America/Toronto|p
CATTC|Trenton|44.101|-77.576|America/Toronto|p
CAVAN|Vancouver|49.283|-123.121|America/Vancouver|p
CAVIC|Victoria|48.433|-123.35|America/Vancouver|c
CAVLF|Valleyfield|45.25|-74.13|America/Toronto|p
CAWIN|Winona|43.208|-79.651|America/Toronto|c
CAWND|Windsor|42.333|-83.033|America/Detroit|c
CAWNP|Winnipeg|49.9|-97.137|America/Winnipeg|p
CAXGR|Kangiqsualujjuaq (Georges River) Airport (XGR)|58.711|-65.993|America/Toronto|a
CAXKS|Kasabonika Airport (XKS)|53.525|-88.643|America/Winnipeg|a
CAXTL|Tadoule Lake Airport (XTL)|58.706|-98.512|America/Winnipeg|a
CAYAAAPT|Anahim Lake Airport (YAA)|52.452|-125.304|America/Vancouver|a
CAYAC|Cat Lake Airport (YAC)|51.727|-91.824|America/Winnipeg|a
CAYAT|Attawapiskat Airport (YAT)|52.928|-82.432|America/Toronto|a
CAYAZ|Tofino / Long Beach Airport (YAZ)|49.08|-125.776|America/Vancouver|a
CAYBB|Kugaaruk Airport (YBB)|68.534|-89.808|America/Cambridge_Bay|a
CAYBE|Uranium City Airport (YBE)|59.561|-108.481|America/Regina|a
CAYBG|CFB Bagotville (YBG)|48.331|-70.996|America/Toronto|a
CAYBR|Brandon Municipal Airport (YBR)|49.91|-99.952|America/Winnipeg|a
CAYBT|Brochet Airport (YBT)|57.889|-101.679|America/Winnipeg|a
CAYBV|Berens River Airport (YBV)|52.359|-97.018|America/Winnipeg|a
CAYBX|Lourdes-de-Blanc-Sablon Airport (YBX)|51.444|-57.185|America/Blanc-Sablon|a
CAYCB|Cambridge Bay Airport (YCB)|69.108|-105.138|America/Cambridge_Bay|a
CAYCG|Castlegar/West Kootenay Regional Airport (YCG)|49.296|-117.632|America/Vancouver|a
CAYCL|Charlo Airport (YCL)|47.991|-66.33|America/Moncton|a
CAYCS|Chesterfield Inlet Airport (YCS)|63.347|-90.731|America/Rankin_Inlet|a
CAYDA|Dawson City Airport (YDA)|64.043|-139.128|America/Dawson|a
CAYDF|Deer Lake Airport (YDF)|49.211|-57.391|America/St_Johns|a
CAYDN|Dauphin Barker Airport (YDN)|51.101|-100.052|America/Winnipeg|a
CAYDQ|Dawson Creek Airport (YDQ)|55.742|-120.183|America/Dawson_Creek|a
CAYEG|Edmonton International Airport (YEG)|53.31|-113.58|America/Edmonton|a
CAYEK|Arviat Airport (YEK)|61.094|-94.071|America/Rankin_Inlet|a
CAYER|Fort Severn Airport (YER)|56.019|-87.676|America/Toronto|a
CAYEV|Inuvik Mike Zubko Airport (YEV)|68.304|-133.483|America/Inuvik|a
CAYFH|Fort Hope Airport (YFH)|51.562|-87.908|America/Toronto|a
CAYFO|Flin Flon Airport (YFO)|54.678|-101.682|America/Winnipeg|a
CAYGB|Texada Gillies Bay Airport (YGB)|49.694|-124.518|America/Vancouver|a
CAYGH|Fort Good Hope Airport (YGH)|66.241|-128.651|America/Edmonton|a
CAYGR|Les Îles-de-la-Madeleine, Îles-de-la-Madeleine Airport (YGR)|47.425|-61.779|America/Halifax|a
CAYGX|Gillam Airport (YGX)|56.357|-94.711|America/Winnipeg|a
CAYGZ|Grise Fiord Airport (YGZ)|76.426|-82.909|America/Iqaluit|a
CAYHI|Ulukhaktok Holman Airport (YHI)|70.763|-117.806|America/Edmonton|a
CAYHK|Gjoa Haven Airport (YHK)|68.636|-95.85|America/Cambridge_Bay|a
CAYHR|Chevery Airport (YHR)|50.469|-59.637|America/Blanc-Sablon|a
CAYHY|Hay River / Merlyn Carter Airport (YHY)|60.84|-115.783|America/Edmonton|a
CAYHZ|Halifax / Stanfield International Airport (YHZ)|44.881|-63.509|America/Halifax|a
CAYIK|Ivujivik Airport (YIK)|62.417|-77.925|America/Toronto|a
CAYIV|Island Lake Airport (YIV)|53.857|-94.654|America/Winnipeg|a
CAYKG|Kangirsuk Airport (YKG)|60.027|-69.999|America/Toronto|a
CAYKL|Schefferville Airport (YKL)|54.805|-66.805|America/Toronto|a
CAYKQ|Waskaganish Airport (YKQ)|51.473|-78.758|America/Toronto|a
CAYLH|Lansdowne House Airport (YLH)|52.196|-87.934|America/Toronto|a
CAYLL|Lloydminster Airport (YLL)|53.309|-110.073|America/Edmonton|a
CAYMH|Mary's Harbour Airport (YMH)|52.303|-55.848|America/St_Johns|a
CAYMM|Fort McMurray Airport (YMM)|56.653|-111.222|America/Edmonton|a
CAYMN|Makkovik Airport (YMN)|55.077|-59.188|America/Goose_Bay|a
CAYMT|Chibougamau, Chapais Airport (YMT)|49.772|-74.528|America/Toronto|a
CAYNA|Natashquan Airport (YNA)|50.19|-61.789|America/Blanc-Sablon|a
CAYNC|Wemindji Airport (YNC)|53.011|-78.831|America/Toronto|a
CAYNE|Norway House Airport (YNE)|53.958|-97.844|America/Winnipeg|a
CAYOC|Old Crow Airport (YOC)|67.571|-139.839|America/Dawson|a
CAYOH|Oxford House Airport (YOH)|54.933|-95.279|America/Winnipeg|a
CAYOJ|High Level Airport (YOJ)|58.621|-117.165|America/Edmonton|a
CAYOW|Ottawa Macdonald-Cartier International Airport (YOW)|45.322|-75.669|America/Toronto|a
CAYPC|Paulatuk (Nora Aliqatchialuk Ruben) Airport (YPC)|69.361|-124.075|America/Edmonton|a
CAYPE|Peace River Airport (YPE)|56.227|-117.447|America/Edmonton|a
CAYPH|Inukjuak Airport (YPH)|58.472|-78.077|America/Toronto|a
CAYPJ|Aupaluk Airport (YPJ)|59.297|-69.6|America/Toronto|a
CAYPL|Pickle Lake Airport (YPL)|51.446|-90.214|America/Atikokan|a
CAYPM|Pikangikum Airport (YPM)|51.82|-93.973|America/Winnipeg|a
CAYPO|Peawanuck Airport (YPO)|54.988|-85.443|America/Toronto|a
CAYPY|Fort Chipewyan Airport (YPY)|58.767|-111.117|America/Edmonton|a
CAYPZ|Burns Lake Airport (YPZ)|54.376|-125.951|America/Vancouver|a
CAYQC|Quaqtaq Airport (YQC)|61.046|-69.618|America/Toronto|a
CAYQD|The Pas Airport (YQD)|53.971|-101.091|America/Winnipeg|a
CAYQK|Kenora Airport (YQK)|49.788|-94.363|America/Winnipeg|a
CAYQN|Nakina Airport (YQN)|50.183|-86.696|America/Toronto|a
CAYQU|Grande Prairie Airport (YQU)|55.18|-118.885|America/Edmonton|a
CAYRF|Cartwright Airport (YRF)|53.683|-57.042|America/Goose_Bay|a
CAYRJ|Roberval Airport (YRJ)|48.52|-72.266|America/Toronto|a
CAYSF|Stony Rapids Airport (YSF)|59.25|-105.841|America/Regina|a
CAYSG|Lutselk'e Airport (YSG)|62.418|-110.682|America/Edmonton|a
CAYSK|Sanikiluaq Airport (YSK)|56.538|-79.247|America/Toronto|a
CAYSY|Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport (YSY)|71.994|-125.243|America/Edmonton|a
CAYTF|Alma Airport (YTF)|48.509|-71.642|America/Toronto|a
CAYTH|Thompson Airport (YTH)|55.801|-97.864|America/Winnipeg|a
CAYTL|Big Trout Lake Airport (YTL)|53.818|-89.897|America/Winnipeg|a
CAYTS|Timmins/Victor M. Power (YTS)|48.57|-81.377|America/Toronto|a
CAYUL|Montreal / Pierre Elliott Trudeau International Airport (YUL)|45.471|-73.741|America/Toronto|a
CAYUY|Rouyn Noranda Airport (YUY)|48.206|-78.836|America/Toronto|a
CAYVC|La Ronge Airport (YVC)|55.151|-105.262|America/Regina|a
CAYVO|Val-d'Or Airport (YVO)|48.053|-77.783|America/Toronto|a
CAYVP|Kuujjuaq Airport (YVP)|58.096|-68.427|America/Toronto|a
CAYVQ|Norman Wells Airport (YVQ)|65.282|-126.798|America/Edmonton|a
CAYVR|Vancouver International Airport (YVR)|49.194|-123.184|America/Vancouver|a
CAYVZ|Deer Lake Airport (YVZ)|52.656|-94.061|America/Winnipeg|a
CAYWB|Kangiqsujuaq (Wakeham Bay) Airport (YWB)|61.589|-71.929|America/Iqaluit|a
CAYWJ|Déline Airport (YWJ)|65.211|-123.436|America/Edmonton|a
CAYWK|Wabush Airport (YWK)|52.922|-66.864|America/Goose_Bay|a
CAYWL|Williams Lake Airport (YWL)|52.183|-122.054|America/Vancouver|a
CAYWP|Webequie Airport (YWP)|52.959|-87.375|America/Toronto|a
CAYXC|Cranbrook/Canadian Rockies International Airport (YXC)|49.611|-115.782|America/Edmonton|a
CAYXH|Medicine Hat Regional Airport (YXH)|50.019|-110.721|America/Edmonton|a
CAYXL|Sioux Lookout Airport (YXL)|50.114|-91.905|America/Winnipeg|a
CAYXN|Whale Cove Airport (YXN)|62.24|-92.598|America/Rankin_Inlet|a
CAYXT|Northwest Regional Airport Terrace-Kitimat (YXT)|54.468|-128.576|America/Vancouver|a
CAYXY|Whitehorse / Erik Nielsen International Airport (YXY)|60.71|-135.067|America/Whitehorse|a
CAYYC|Calgary International Airport (YYC)|51.114|-114.02|America/Edmonton|a
CAYYD|Smithers Airport (YYD)|54.825|-127.183|America/Vancouver|a
CAYYF|Penticton Airport (YYF)|49.463|-119.602|America/Vancouver|a
CAYYH|Taloyoak Airport (YYH)|69.547|-93.577|America/Cambridge_Bay|a
CAYYL|Lynn Lake Airport (YYL)|56.864|-101.076|America/Winnipeg|a
CAYYT|St. John's International Airport (YYT)|47.619|-52.752|America/St_Johns|a
CAYYU|Kapuskasing Airport (YYU)|49.414|-82.467|America/Toronto|a
CAYYY|Mont Joli Airport (YYY)|48.609|-68.208|America/Toronto|a
CAYYZ|Toronto, Lester B. Pearson International Airport (YYZ)|43.677|-79.631|America/Toronto|a
CAYZA|Cache Creek-Ashcroft Regional Airport (YZA)|50.775|-121.321|America/Vancouver|a
CAYZF|Yellowknife International Airport (YZF)|62.463|-114.44|America/Edmonton|a
CAYZS|Coral Harbour Airport (YZS)|64.193|-83.359|America/Atikokan|a
CAZAC|York Landing Airport (ZAC)|56.089|-96.089|America/Winnipeg|a
CAZFD|Fond-Du-Lac Airport (ZFD)|59.334|-107.182|America/Regina|a
CAZFM|Fort Mcpherson Airport (ZFM)|67.408|-134.861|America/Edmonton|a
CAZGI|Gods River Airport (ZGI)|54.84|-94.079|America/Winnipeg|a
CAZHZH|Herschel Island Field (ZHH)|69.548|-139.092|America/Dawson|a
CAZKE|Kashechewan Airport (ZKE)|52.283|-81.678|America/Toronto|a
CAZPB|Sachigo Lake Airport (ZPB)|53.891|-92.196|America/Winnipeg|a
CAZSJ|Sandy Lake Airport (ZSJ)|53.064|-93.344|America/Winnipeg|a
CAZTM|Shamattawa Airport (ZTM)|55.866|-92.081|America/Winnipeg|a
CAZWL|Wollaston Lake Airport (ZWL)|58.107|-103.172|America/Regina|a
CCCCK|West Island, Cocos (Keeling) Islands Airport (CCK)|-12.191|96.834|Indian/Cocos|a
CDBDT|Gbadolite Airport (BDT)|4.253|20.975|Africa/Kinshasa|a
CDBMB|Bumba|2.19|22.46|Africa/Kinshasa|c
CDBNC|Beni|0.49|29.45|Africa/Lubumbashi|c
CDBOMA|Boma|-5.83|13.05|Africa/Kinshasa|c
CDBUKAVU|Bukavu|-2.51|28.84|Africa/Lubumbashi|c
CDBUT|Butembo|0.13|29.28|Africa/Lubumbashi|c
CDBUX|Bunia Airport (BUX)|1.566|30.221|Africa/Lubumbashi|a
CDFBM|Lubumbashi|-11.68|27.48|Africa/Lubumbashi|c
CDFDU|Bandundu|-3.31|17.38|Africa/Kinshasa|c
CDFIH|Kinshasa|-4.33|15.315|Africa/Kinshasa|c
CDFKI|Kisangani|0.52|25.22|Africa/Lubumbashi|c
CDFMI|Kalemie|-5.933|29.2|Africa/Lubumbashi|c
CDFZAA|Kinshasa, Ndjili International Airport (FIH)|-4.386|15.445|Africa/Kinshasa|a
CDGDJ|Gandajika|-6.74|23.96|Africa/Lubumbashi|c
CDGMA|Gemena|3.26|19.77|Africa/Kinshasa|c
CDGOM|Goma|-1.679|29.222|Africa/Lubumbashi|c
CDIRP|Isiro|2.76|27.62|Africa/Lubumbashi|c
CDKGA|Kananga|-5.89|22.4|Africa/Lubumbashi|c
CDKINDU|Kindu|-2.964|25.91|Africa/Lubumbashi|c
CDKKW|Kikwit|-5.03|18.85|Africa/Kinshasa|c
CDKMN|Kamina|-8.73|25.01|Africa/Lubumbashi|c
CDKWZ|Kolwezi|-10.717|25.472|Africa/Lubumbashi|c
CDLKS|Likasi|-10.97|26.78|Africa/Lubumbashi|c
CDMATADI|Matadi|-5.817|13.45|Africa/Kinshasa|c
CDMBANZANG|Mbanza-Ngungu|-5.25|14.86|Africa/Kinshasa|c
CDMDK|Mbandaka|0.04|18.26|Africa/Kinshasa|c
CDMJM|Mbuji-Mayi|-6.15|23.6|Africa/Lubumbashi|c
CDMNB|Moanda|-5.923|12.355|Africa/Kinshasa|c
CDMWENEDIT|Mwene-Ditu|-7|23.44|Africa/Lubumbashi|c
CDTSH|Tshikapa|-6.41|20.77|Africa/Lubumbashi|c
CDUVI|Uvira|-3.37|29.14|Africa/Lubumbashi|c
CFBGF|Bangui|4.367|18.558|Africa/Bangui|c
CGBZV|Brazzaville|-4.259|15.285|Africa/Brazzaville|c
CGDIS|Dolisie, Ngot Nzoungou Airport (DIS)|-4.206|12.66|Africa/Brazzaville|a
CGPNR|Pointe Noire|-4.769|11.866|Africa/Brazzaville|p
CHBRN|Bern|46.917|7.467|Europe/Zurich|c
CHBSL|Basel|47.58|7.59|Europe/Zurich|c
CHGVA|Geneva|46.21|6.14|Europe/Zurich|c
CHLAU|Lausanne|46.53|6.65|Europe/Zurich|c
CHLSGG|Geneva Cointrin International Airport (GVA)|46.238|6.109|Europe/Zurich|a
CHLSZB|Bern-Belp Airport (BRN)|46.913|7.5|Europe/Zurich|a
CHLSZH|Zürich Airport (ZRH)|47.458|8.548|Europe/Zurich|a
CHLSZR|St Gallen Altenrhein Airport (ACH)|47.485|9.561|Europe/Zurich|a
CHLUG|Lugano Airport (LUG)|46.004|8.911|Europe/Zurich|a
CHLZN|Luzern|47.05|8.28|Europe/Zurich|c
CHZRH|Zürich|47.38|8.55|Europe/Zurich|c
CIABJ|Abidjan|5.36|-4.008|Africa/Abidjan|p
CIASK|Yamoussoukro|6.818|-5.276|Africa/Abidjan|c
CIBYK|Bouake|7.69|-5.03|Africa/Abidjan|c
CIDIV|Divo|5.839|-5.36|Africa/Abidjan|c
CIDJO|Daloa|6.89|-6.45|Africa/Abidjan|c
CIGGN|Gagnoa|6.15|-5.88|Africa/Abidjan|c
CIHGO|Korhogo|9.46|-5.64|Africa/Abidjan|c
CIMJC|Man|7.4|-7.55|Africa/Abidjan|c
CISPY|San-Pedro|4.73|-6.62|Africa/Abidjan|p
CKRAR|Avarua, Rarotonga International Airport (RAR)|-21.203|-159.806|Pacific/Rarotonga|a
CLANF|Antofagasta|-23.63|-70.38|America/Santiago|p
CLARI|Arica|-18.48|-70.32|America/Santiago|p
CLBAG|Bahia San Gregorio|-52.62|-70.13|America/Punta_Arenas|p
CLBAR|Barquito|-26.35|-70.63|America/Santiago|p
CLBBA|Balmaceda Airport (BBA)|-45.916|-71.689|America/Punta_Arenas|a
CLCBC|Calbuco|-41.75|-73.13|America/Santiago|p
CLCCP|Concepcion|-36.83|-73.05|America/Santiago|c
CLCHB|Chacabuco|-45.48|-72.82|America/Punta_Arenas|p
CLCJC|Calama|-22.45|-68.92|America/Santiago|c
CLCLD|Caldera|-27.03|-70.8|America/Santiago|p
CLCNL|Coronel|-37.02|-73.15|America/Santiago|p
CLCNR|Chanaral|-26.35|-70.62|America/Santiago|p
CLCNX|Cabo Negro|-52.97|-70.85|America/Punta_Arenas|p
CLCPO|Copiapo|-27.36|-70.34|America/Santiago|c
CLCQQ|Coquimbo|-29.97|-71.33|America/Santiago|p
CLCRR|Corral|-39.87|-73.43|America/Santiago|p
CLCUR|Curico|-34.98|-71.24|America/Santiago|c
CLDCH|Dalcahue|-42.38|-73.67|America/Santiago|p
CLESR|El Salvador, Ricardo García Posada Airport (ESR)|-26.311|-69.765|America/Santiago|a
CLGYC|Guayacan|-29.98|-71.37|America/Santiago|p
CLHSO|Huasco|-28.45|-71.22|America/Santiago|p
CLIPC|Isla de Pascua|-27.15|-109.42|Pacific/Easter|p
CLIQQ|Iquique|-20.22|-70.13|America/Santiago|p
CLKNA|Vina del Mar|-33.03|-71.54|America/Santiago|c
CLLOS|Los Vilos|-31.9|-71.5|America/Santiago|p
CLLQN|Lirquen|-36.7|-72.98|America/Santiago|p
CLLSC|La Serena|-29.9|-71.25|America/Santiago|c
CLLSQ|Los Angeles|-37.46|-72.36|America/Santiago|c
CLLVS|Las Ventanas|-33.27|-71.65|America/Santiago|p
CLMJS|Mejillones|-23.1|-70.45|America/Santiago|p
CLPAG|Puerto Angamos|-23.08|-70.45|America/Santiago|p
CLPCH|Puerto Chacabuco|-45.48|-72.83|America/Punta_Arenas|p
CLPEO|Penco|-36.72|-72.98|America/Santiago|p
CLPMC|Puerto Montt|-41.47|-72.95|America/Santiago|p
CLPNT|Puerto Natales|-51.72|-72.5|America/Punta_Arenas|p
CLPPC|Punta Patache|-20.82|-70.22|America/Santiago|p
CLPTE|Quellon (Puerto Quellon)|-43.1|-73.62|America/Santiago|p
CLPTI|Patillos|-20.75|-70.18|America/Santiago|p
CLPUQ|Punta Arenas|-53.13|-70.93|America/Punta_Arenas|p
CLQMC|Quemchi|-42.13|-73.48|America/Santiago|p
CLQRC|Rancagua|-34.17|-70.74|America/Santiago|c
CLQTV|Quintero|-32.77|-71.53|America/Santiago|p
CLSAI|San Antonio|-33.6|-71.6|America/Santiago|p
CLSBD|San Bernardo|-33.6|-70.7|America/Santiago|c
CLSCEL|Santiago, Comodoro Arturo Merino Benítez International Airport (SCL)|-33.393|-70.786|America/Santiago|a
CLSCL|Santiago|-33.45|-70.667|America/Santiago|c
CLSCSE|La Serena-Coquimbo, La Florida Airport (LSC)|-29.916|-71.2|America/Santiago|a
CLSVE|San Vicente|-36.7|-73.13|America/Santiago|p
CLTAL|Talcahuano|-36.73|-73.12|America/Santiago|p
CLTLX|Talca|-35.455|-71.67|America/Santiago|c
CLTOM|Tome|-36.6|-72.95|America/Santiago|p
CLTOQ|Tocopilla|-22.08|-70.18|America/Santiago|p
CLTTC|Taltal|-25.4|-70.47|America/Santiago|p
CLVAP|Valparaiso|-33.03|-71.63|America/Santiago|p
CLWCA|Castro|-42.47|-73.77|America/Santiago|p
CLWCH|Chaiten|-42.92|-72.7|America/Santiago|p
CLWPA|Puerto Aisen|-45.38|-72.7|America/Punta_Arenas|p
CLWPU|Puerto Williams|-54.92|-67.62|America/Punta_Arenas|p
CLYAI|Chillan|-36.6|-72.106|America/Santiago|c
CLZAL|Valdivia|-39.795|-73.245|America/Santiago|c
CLZCO|Temuco|-38.73|-72.58|America/Santiago|c
CLZOS|Osorno|-40.57|-73.16|America/Santiago|c
CLZUD|Ancud|-41.85|-73.83|America/Santiago|p
CMBFX|Bafoussam|5.49|10.41|Africa/Douala|c
CMBPC|Bamenda|5.96|10.15|Africa/Douala|c
CMBTA|Bertoua|4.58|13.68|Africa/Douala|c
CMDLA|Douala|4.051|9.768|Africa/Douala|p
CMEDA|Edea|3.8|10.12|Africa/Douala|c
CMFKKN|N'Gaoundéré Airport (NGE)|7.357|13.559|Africa/Douala|a
CMGOU|Garoua|9.3|13.39|Africa/Douala|c
CMKUM|Kumba|4.64|9.44|Africa/Douala|c
CMLIM|Limbe|4.03|9.19|Africa/Douala|c
CMMVR|Maroua|10.596|14.325|Africa/Douala|c
CMNGE|Ngaoundere|7.32|13.58|Africa/Douala|c
CMNKS|Nkongsamba|4.96|9.94|Africa/Douala|c
CMYAO|Yaounde|3.867|11.517|Africa/Douala|c
CNAAT|Altay|47.867|88.117|Asia/Shanghai|c
CNACX|Xingyi|25.09|104.89|Asia/Shanghai|c
CNAEBAPT|Baise Youjiang Airport (AEB)|23.721|106.96|Asia/Shanghai|a
CNAIN|Huaiyin|33.58|119.03|Asia/Shanghai|c
CNAKA|Ankang|32.68|109.02|Asia/Shanghai|c
CNAKSU|Aksu|41.15|80.25|Asia/Shanghai|c
CNANDA|Anda|46.4|125.32|Asia/Shanghai|c
CNANS|Anshun|26.25|105.93|Asia/Shanghai|c
CNAQG|Anqing|30.5|117.05|Asia/Shanghai|c
CNASN|Anshan|41.115|122.94|Asia/Shanghai|c
CNAXFAPT|Alxa Left Banner Bayanhot Airport (AXF)|38.748|105.589|Asia/Shanghai|a
CNAYS|Anyang|36.08|114.35|Asia/Shanghai|c
CNBAICHENG|Baicheng|45.62|122.82|Asia/Shanghai|c
CNBAISHAN|Baishan|41.9|126.43|Asia/Shanghai|c
CNBAN|Baoshan|25.12|99.15|Asia/Shanghai|c
CNBBU|Bengbu|32.95|117.33|Asia/Shanghai|c
CNBDZ|Baoding|38.87|115.48|Asia/Shanghai|c
CNBEIAN|Beian|48.239|126.482|Asia/Shanghai|c
CNBEIPIAO|Beipiao|41.81|120.76|Asia/Shanghai|c
CNBHY|Beihai|21.48|109.1|Asia/Shanghai|c
CNBJO|Beijiao|26.35|119.92|Asia/Shanghai|c
CNBJS|Beijing|39.929|116.388|Asia/Shanghai|c
CNBOJ|Baoji|34.38|107.15|Asia/Shanghai|c
CNBOS|Bose|23.9|106.613|Asia/Shanghai|c
CNBOT|Baotou|40.652|109.822|Asia/Shanghai|c
CNBPX|Qamdo Bangda Airport (BPX)|30.554|97.108|Asia/Shanghai|a
CNBUIZHOU|Buizhou|37.37|118.02|Asia/Shanghai|c
CNBXS|Benxi|41.33|123.75|Asia/Shanghai|c
CNCAN|Guangzhou|23.129|113.264|Asia/Shanghai|p
CNCFS|Chifeng|42.27|118.95|Asia/Shanghai|c
CNCGC|Changchun|43.865|125.34|Asia/Shanghai|c
CNCGD|Changde|29.03|111.68|Asia/Shanghai|c
CNCGQ|Changchun Longjia International Airport (CGQ)|43.996|125.685|Asia/Shanghai|a
CNCHANGPIN|Changping|40.225|116.194|Asia/Shanghai|c
CNCIH|Changzhi|36.184|113.105|Asia/Shanghai|c
CNCKG|Chongqing|29.563|106.552|Asia/Shanghai|p
CNCNG|Chengde|40.96|117.93|Asia/Shanghai|c
CNCNZ|Chenzhou|25.8|113.03|Asia/Shanghai|c
CNCOZ|Chaozhou Port|23.67|116.63|Asia/Shanghai|p
CNCSL|Laiwu|36.2|117.66|Asia/Shanghai|c
CNCSX|Changsha|28.228|112.939|Asia/Shanghai|p
CNCTU|Chengdu|30.572|104.067|Asia/Shanghai|p
CNCWN|Chiwan Port|22.48|113.88|Asia/Shanghai|p
CNCXI|Chuxiong|25.036|101.546|Asia/Shanghai|c
CNCYN|Chaoyang|41.55|120.42|Asia/Shanghai|c
CNCZX|Changzhou|31.78|119.97|Asia/Shanghai|c
CNCZZ|Cangzhou|38.32|116.87|Asia/Shanghai|c
CNDAL|Dalian|38.914|121.615|Asia/Shanghai|p
CNDALI|Dali|25.7|100.18|Asia/Shanghai|c
CNDAT|Datong|40.08|113.3|Asia/Shanghai|c
CNDDG|Dandong|40.144|124.394|Asia/Shanghai|c
CNDDGAPT|Dandong Langtou Airport (DDG)|40.025|124.286|Asia/Shanghai|a
CNDEY|Deyang|31.133|104.4|Asia/Shanghai|c
CNDEZ|Dezhou|37.45|116.3|Asia/Shanghai|c
CNDGG|Dongguan Port|23.021|113.752|Asia/Shanghai|p
CNDIG|Diqing Shangri-La Airport (DIG)|27.794|99.677|Asia/Shanghai|a
CNDINGZHOU|Dingzhou|38.5|115|Asia/Shanghai|c
CNDLC|Dalian Zhoushuizi International Airport (DLC)|38.966|121.539|Asia/Shanghai|a
CNDLU|Dali (Shaanxi)|34.795|109.938|Asia/Shanghai|c
CNDOU|Doumen Port|22.2|113.28|Asia/Shanghai|p
CNDQG|Daqing|46.58|125|Asia/Shanghai|c
CNDUNHUA|Dunhua|43.35|128.22|Asia/Shanghai|c
CNDUNHUANG|Dunhuang|40.143|94.662|Asia/Shanghai|c
CNEHUAPT|Ezhou Huahu Airport (EHU)|30.341|115.039|Asia/Shanghai|a
CNENH|Enshi Xujiaping Airport (ENH)|30.32|109.485|Asia/Shanghai|a
CNENYAPT|Yan'an Nanniwan Airport (ENY)|36.479|109.464|Asia/Shanghai|a
CNFAN|Fangcheng Port|21.77|108.35|Asia/Shanghai|p
CNFNG|Fuyong|22.65|113.78|Asia/Shanghai|p
CNFOC|Fuzhou|26.08|119.3|Asia/Shanghai|p
CNFOS|Foshan|23.03|113.1|Asia/Shanghai|c
CNFSN|Fushun|41.865|123.87|Asia/Shanghai|c
CNFUN|Fuyang|30.053|119.952|Asia/Shanghai|c
CNFUX|Fuxin|42.01|121.66|Asia/Shanghai|c
CNFUYU|Fuyu|45.18|124.82|Asia/Shanghai|c
CNFYN|Fuyun Koktokay Airport (FYN)|46.804|89.512|Asia/Shanghai|a
CNFYS|Fuyang (Anhui)|32.9|115.82|Asia/Shanghai|c
CNGANZHOU|Ganzhou|25.92|114.95|Asia/Shanghai|c
CNGEJIU|Gejiu|23.38|103.15|Asia/Shanghai|c
CNGGS|Guangshui|31.62|114|Asia/Shanghai|c
CNGMQAPT|Golog Maqên Airport (GMQ)|34.418|100.301|Asia/Shanghai|a
CNGOG|Gongming|22.78|113.87|Asia/Shanghai|p
CNGOLMUD|Golmud|36.417|94.883|Asia/Shanghai|c
CNGOM|Gaoming Port|22.88|112.83|Asia/Shanghai|p
CNGUG|Guigang|23.1|109.6|Asia/Shanghai|p
CNGUI|Guilin|25.28|110.28|Asia/Shanghai|c
CNGYA|Guiyang|26.58|106.72|Asia/Shanghai|c
CNGYS|Guangyuan|32.43|105.87|Asia/Shanghai|c
CNHAILAR|Hailar|49.2|119.7|Asia/Shanghai|c
CNHAILUN|Hailun|47.45|126.93|Asia/Shanghai|c
CNHAK|Haikou|20.044|110.198|Asia/Shanghai|p
CNHANCHENG|Hancheng|35.47|110.43|Asia/Shanghai|c
CNHANGU|Hangu|39.232|117.777|Asia/Shanghai|c
CNHBI|Huaibei|33.95|116.75|Asia/Shanghai|c
CNHDS|Handan|36.58|114.48|Asia/Shanghai|c
CNHDU|Huadu|23.4|113.22|Asia/Shanghai|c
CNHEB|Hebei|39.88|115.27|Asia/Shanghai|p
CNHEBI|Hebi|35.95|114.22|Asia/Shanghai|c
CNHECHI|Hechi|23.097|109.609|Asia/Shanghai|c
CNHEGANG|Hegang|47.4|130.37|Asia/Shanghai|c
CNHENGSHUI|Hengshui|37.72|115.7|Asia/Shanghai|c
CNHET|Hohhot Baita International Airport (HET)|40.85|111.825|Asia/Shanghai|a
CNHEY|Heyuan|23.73|114.68|Asia/Shanghai|c
CNHFI|Hefei|31.85|117.28|Asia/Shanghai|c
CNHGH|Hangzhou|30.274|120.155|Asia/Shanghai|p
CNHHH|Hohhot|40.82|111.66|Asia/Shanghai|c
CNHIAAPT|Huai'an Lianshui International Airport (HIA)|33.791|119.125|Asia/Shanghai|a
CNHII|Huainan|32.63|116.98|Asia/Shanghai|c
CNHJJ|Huaihua Zhijiang Airport (HJJ)|27.443|109.705|Asia/Shanghai|a
CNHLE|Hulan Ergi|47.21|123.61|Asia/Shanghai|c
CNHMI|Hami|42.827|93.515|Asia/Shanghai|c
CNHMN|Humen Port|22.83|113.67|Asia/Shanghai|p
CNHNY|Hengyang|26.88|112.59|Asia/Shanghai|c
CNHOM|Houma|35.62|111.21|Asia/Shanghai|c
CNHOTAN|Hotan|37.1|79.927|Asia/Shanghai|c
CNHRB|Harbin Taiping International Airport (HRB)|45.623|126.25|Asia/Shanghai|a
CNHRN|Harbin|45.75|126.65|Asia/Shanghai|c
CNHSN|Heshan Port|22.77|112.95|Asia/Shanghai|p
CNHUA|Huangpu|23.09|113.44|Asia/Shanghai|p
CNHUANGHUA|Huanghua|38.37|117.33|Asia/Shanghai|c
CNHUANGSHI|Huangshi|30.22|115.1|Asia/Shanghai|c
CNHUD|Huludao Port|40.75|120.85|Asia/Shanghai|p
CNHUI|Huizhou Port|23.08|114.37|Asia/Shanghai|p
CNHUZAPT|Huizhou Pingtan Airport (HUZ)|23.05|114.6|Asia/Shanghai|a
CNHYN|Huangyan|28.65|121.25|Asia/Shanghai|c
CNHZG|Hanzhong|33.13|107.03|Asia/Shanghai|c
CNHZH|Huzhou|30.87|120.1|Asia/Shanghai|c
CNHZS|Heze|35.23|115.45|Asia/Shanghai|c
CNING|Xinyang|32.13|114.07|Asia/Shanghai|c
CNIQM|Qiemo Yudu Airport (IQM)|38.235|85.465|Asia/Shanghai|a
CNIXI|Jinxi|40.75|120.83|Asia/Shanghai|c
CNJAX|Jiaxing|30.77|120.75|Asia/Shanghai|c
CNJDZ|Jingdezhen|29.27|117.18|Asia/Shanghai|c
CNJGDAPT|Jiagedaqi Airport (JGD)|50.371|124.118|Asia/Shanghai|a
CNJGM|Jingmen|31.03|112.1|Asia/Shanghai|c
CNJGN|Jiayuguan|39.82|98.3|Asia/Shanghai|c
CNJGSAPT|Ji'an, Jinggangshan Airport (JGS)|26.857|114.737|Asia/Shanghai|a
CNJGZ|Jingzhou|30.35|112.18|Asia/Shanghai|c
CNJHA|Jinhua|29.12|119.65|Asia/Shanghai|c
CNJHG|Jinghong, Xishuangbanna Gasa International Airport (JHG)|21.975|100.762|Asia/Shanghai|a
CNJIA|Jiangyin Port|31.9|120.28|Asia/Shanghai|p
CNJIAMUSI|Jiamusi|46.83|130.35|Asia/Shanghai|c
CNJIANMEN|Jianmen|30.65|113.16|Asia/Shanghai|c
CNJIAOJING|Jiaojing|28.68|121.45|Asia/Shanghai|c
CNJIESHOU|Jieshou|33.25|115.35|Asia/Shanghai|c
CNJII|Jining (Nei Mongol)|41.03|113.08|Asia/Shanghai|c
CNJIL|Jilin|43.85|126.55|Asia/Shanghai|c
CNJIN|Jian|27.12|114.97|Asia/Shanghai|c
CNJINCHANG|Jinchang|38.496|102.174|Asia/Shanghai|c
CNJINCHENG|Jincheng|35.5|112.83|Asia/Shanghai|c
CNJINZHOU|Jinzhou|41.12|121.1|Asia/Shanghai|c
CNJIQAPT|Qianjiang Wulingshan Airport (JIQ)|29.513|108.831|Asia/Shanghai|a
CNJIU|Jiujiang Port|29.72|115.97|Asia/Shanghai|p
CNJIUTAI|Jiutai|44.145|125.844|Asia/Shanghai|c
CNJIXI|Jixi|45.3|130.97|Asia/Shanghai|c
CNJMN|Jiangmen Port|22.58|113.07|Asia/Shanghai|p
CNJNA|Jinan|36.675|116.995|Asia/Shanghai|c
CNJNG|Jining|35.4|116.55|Asia/Shanghai|c
CNJNZ|Jinzhou Port|41.12|121.15|Asia/Shanghai|p
CNJNZAPT|Jinzhou Bay Airport (JNZ)|40.936|121.277|Asia/Shanghai|a
CNJSI|Jinshi|29.632|111.852|Asia/Shanghai|c
CNJZO|Jiaozuo|35.25|113.22|Asia/Shanghai|c
CNKASHGAR|Kashgar|39.476|75.97|Asia/Shanghai|c
CNKFG|Kaifeng|34.85|114.35|Asia/Shanghai|c
CNKHN|Nanchang|28.683|115.858|Asia/Shanghai|p
CNKJH|Kaili Huangping Airport (KJH)|26.972|107.988|Asia/Shanghai|a
CNKMG|Kunming|24.88|102.833|Asia/Shanghai|p
CNKOL|Korla|41.73|86.15|Asia/Shanghai|c
CNKPN|Kaiping|39.7|118.3|Asia/Shanghai|c
CNKRY|Karamay|45.59|84.86|Asia/Shanghai|c
CNKWE|Guiyang Longdongbao International Airport (KWE)|26.541|106.803|Asia/Shanghai|a
CNLAZ|Lanzhou|36.056|103.792|Asia/Shanghai|c
CNLCH|Liaocheng|36.43|115.97|Asia/Shanghai|c
CNLCX|Longyan Guanzhishan Airport (LCX)|25.675|116.747|Asia/Shanghai|a
CNLES|Leshan|29.567|103.733|Asia/Shanghai|c
CNLFG|Linfen|36.08|111.52|Asia/Shanghai|c
CNLFZ|Langfang|39.52|116.68|Asia/Shanghai|c
CNLGH|Longhua|22.64|114.021|Asia/Shanghai|c
CNLHA|Lhasa|29.645|91.1|Asia/Shanghai|c
CNLIANXIAN|Lianxian|24.782|112.383|Asia/Shanghai|c
CNLIH|Lianhuashan Port|23.02|115.27|Asia/Shanghai|p
CNLINCHUAN|Linchuan|27.97|116.36|Asia/Shanghai|c
CNLINGYUAN|Lingyuan|41.24|119.401|Asia/Shanghai|c
CNLINQING|Linqing|36.85|115.68|Asia/Shanghai|c
CNLINXIA|Linxia|35.6|103.2|Asia/Shanghai|c
CNLIUZHOU|Liuzhou|24.28|109.25|Asia/Shanghai|c
CNLKU|Longkou Port|37.65|120.35|Asia/Shanghai|p
CNLNH|Linhai|28.85|121.12|Asia/Shanghai|c
CNLNJAPT|Lincang Boshang Airport (LNJ)|23.738|100.025|Asia/Shanghai|a
CNLONGXI|Longxi|35.048|104.639|Asia/Shanghai|c
CNLOY|Liaoyuan|42.9|125.13|Asia/Shanghai|c
CNLSI|Lanshi|26.15|113.6|Asia/Shanghai|c
CNLSS|Lishui|28.45|119.9|Asia/Shanghai|c
CNLUAN|Luan|31.75|116.48|Asia/Shanghai|c
CNLUM|Dehong Mangshi Airport (LUM)|24.401|98.532|Asia/Shanghai|a
CNLUOHE|Luohe|33.57|114.03|Asia/Shanghai|c
CNLUPANSHU|Lupanshui|26.594|104.833|Asia/Shanghai|c
CNLUZ|Luzhou|28.88|105.38|Asia/Shanghai|c
CNLXA|Lhasa Gonggar Airport (LXA)|29.298|90.912|Asia/Shanghai|a
CNLYA|Luoyang|34.68|112.47|Asia/Shanghai|c
CNLYD|Laiyang|36.968|120.708|Asia/Shanghai|c
CNLYF|Longyan|25.18|117.03|Asia/Shanghai|c
CNLYG|Lianyungang|34.72|119.43|Asia/Shanghai|p
CNLYI|Linyi|35.08|118.33|Asia/Shanghai|c
CNLYS|Liaoyang|41.28|123.18|Asia/Shanghai|c
CNLZGAPT|Nanchong, Langzhong Gucheng Airport (LZG)|31.502|106.034|Asia/Shanghai|a
CNLZH|Liuzhou Port|23.32|109.4|Asia/Shanghai|p
CNLZY|Nyingchi Mainling Airport (LZY)|29.303|94.335|Asia/Shanghai|a
CNMAANSHAN|Maanshan|31.73|118.48|Asia/Shanghai|c
CNMACHENG|Macheng|31.18|115.03|Asia/Shanghai|c
CNMAW|Mawei Port|25.98|119.45|Asia/Shanghai|p
CNMDG|Mudanjiang Hailang International Airport (MDG)|44.524|129.569|Asia/Shanghai|a
CNMENGZI|Mengzi|23.362|103.406|Asia/Shanghai|c
CNMEZ|Meizhou|24.3|116.12|Asia/Shanghai|c
CNMMI|Maoming|21.663|110.925|Asia/Shanghai|c
CNMUDANGIA|Mudangiang|44.575|129.59|Asia/Shanghai|c
CNMWN|Mawan Port|22.45|113.88|Asia/Shanghai|p
CNMYG|Mianyang|31.5|104.7|Asia/Shanghai|p
CNNAH|Nanhai Port|23.02|113.15|Asia/Shanghai|p
CNNANCHA|Nancha|47.136|129.286|Asia/Shanghai|c
CNNANPING|Nanping|26.63|118.17|Asia/Shanghai|c
CNNBO|Ningbo|29.868|121.544|Asia/Shanghai|p
CNNBSAPT|Changbaishan Airport (NBS)|42.067|127.602|Asia/Shanghai|a
CNNCO|Nanchong|30.78|106.13|Asia/Shanghai|c
CNNDG|Qiqihar|47.345|123.99|Asia/Shanghai|c
CNNEIJIANG|Neijiang|29.58|105.05|Asia/Shanghai|c
CNNGB|Ningbo Lishe International Airport (NGB)|29.827|121.462|Asia/Shanghai|a
CNNINDE|Ninde|26.68|119.53|Asia/Shanghai|c
CNNKG|Nanjing|32.06|118.797|Asia/Shanghai|p
CNNLHAPT|Ninglang Luguhu Airport (NLH)|27.54|100.759|Asia/Shanghai|a
CNNNG|Nanning|22.817|108.367|Asia/Shanghai|p
CNNONGAN|Nongan|44.43|125.17|Asia/Shanghai|c
CNNSA|Nansha Port|22.75|113.58|Asia/Shanghai|p
CNNTA|Xiantao|30.37|113.44|Asia/Shanghai|c
CNNTG|Nantong Port|32.02|120.85|Asia/Shanghai|p
CNNTGAPT|Nantong Xingdong International Airport (NTG)|32.071|120.976|Asia/Shanghai|a
CNNYA|Nanyang|33|112.53|Asia/Shanghai|c
CNNZH|Manzhouli Xijiao Airport (NZH)|49.567|117.33|Asia/Shanghai|a
CNPEK|Beijing Capital International Airport (PEK)|40.08|116.585|Asia/Shanghai|a
CNPINGDING|Pingdingshan|33.73|113.3|Asia/Shanghai|c
CNPINGLIAN|Pingliang|35.53|106.68|Asia/Shanghai|c
CNPINGXIAN|Pingxiang|27.62|113.85|Asia/Shanghai|c
CNPKX|Beijing Daxing International Airport (PKX)|39.51|116.411|Asia/Shanghai|a
CNPNY|Shiqiao|22.95|113.37|Asia/Shanghai|p
CNPQI|Puqi|29.72|113.88|Asia/Shanghai|c
CNPUT|Putian|25.43|119.01|Asia/Shanghai|p
CNPVG|Shanghai Pudong International Airport (PVG)|31.143|121.805|Asia/Shanghai|a
CNPYG|Puyang|35.7|114.98|Asia/Shanghai|c
CNPZI|Panzhihua|26.55|101.73|Asia/Shanghai|c
CNQAW|Qianwan|36.05|120.22|Asia/Shanghai|p
CNQGY|Qingyuan|23.7|113.03|Asia/Shanghai|c
CNQIN|Qingdao|36.067|120.383|Asia/Shanghai|p
CNQINHUANG|Qinhuangdao|39.93|119.62|Asia/Shanghai|c
CNQITAIHE|Qitaihe|45.8|130.85|Asia/Shanghai|c
CNQZH|Qinzhou|21.95|108.62|Asia/Shanghai|c
CNQZL|Quanzhou|24.9|118.58|Asia/Shanghai|c
CNQZS|Quzhou|28.97|118.87|Asia/Shanghai|c
CNRKZAPT|Xigaze Peace Airport / Shigatse Air Base (RKZ)|29.352|89.311|Asia/Shanghai|a
CNRLK|Bavannur, Bayannur Tianjitai Airport (RLK)|40.926|107.743|Asia/Shanghai|a
CNROQ|Rongqi Port|22.78|113.27|Asia/Shanghai|p
CNRZH|Rizhao Port|35.38|119.53|Asia/Shanghai|p
CNSAC|Shuangcheng|45.35|126.28|Asia/Shanghai|c
CNSANYA|Sanya|18.259|109.504|Asia/Shanghai|c
CNSDG|Shuidong Port|21.52|111|Asia/Shanghai|p
CNSHA|Shanghai|31.23|121.49|Asia/Shanghai|p
CNSHACHE|Shache|38.426|77.25|Asia/Shanghai|c
CNSHAOGUAN|Shaoguan|24.8|113.58|Asia/Shanghai|c
CNSHENYENG|Shenyeng|41.805|123.45|Asia/Shanghai|c
CNSHIJIANZ|Shijianzhuang|38.05|114.48|Asia/Shanghai|c
CNSHISHOU|Shishou|29.7|112.4|Asia/Shanghai|c
CNSHK|Shekou Port|22.48|113.92|Asia/Shanghai|p
CNSHP|Qinhuangdao Port|39.92|119.58|Asia/Shanghai|p
CNSHS|Shashi|30.32|112.23|Asia/Shanghai|c
CNSHUANGYA|Shuangyashan|46.67|131.35|Asia/Shanghai|c
CNSHUOZHOU|Shuozhou|39.3|112.42|Asia/Shanghai|c
CNSIPING|Siping|43.17|124.33|Asia/Shanghai|c
CNSIY|Shiyan|32.57|110.78|Asia/Shanghai|c
CNSJQ|Sanshui|23.17|112.87|Asia/Shanghai|p
CNSJW|Shijiazhuang Zhengding International Airport (SJW)|38.281|114.697|Asia/Shanghai|a
CNSMS|Sanming|26.23|117.58|Asia/Shanghai|c
CNSNN|Suining|30.533|105.533|Asia/Shanghai|c
CNSNW|Shenwan|22.282|113.364|Asia/Shanghai|p
CNSNZ|Shenzhen|22.552|114.122|Asia/Shanghai|c
CNSQS|Shangqiu|34.45|115.65|Asia/Shanghai|c
CNSRS|Shangrao|28.47|117.97|Asia/Shanghai|c
CNSTG|Shantou|23.35|116.68|Asia/Shanghai|p
CNSUD|Shunde Port|22.83|113.25|Asia/Shanghai|p
CNSUH|Suzhou|33.636|116.979|Asia/Shanghai|c
CNSUIHUA|Suihua|46.63|126.98|Asia/Shanghai|c
CNSUY|Shuyang|34.13|118.773|Asia/Shanghai|c
CNSWA|Jieyang Chaoshan International Airport (SWA)|23.552|116.503|Asia/Shanghai|a
CNSWE|Shanwei Port|22.78|115.35|Asia/Shanghai|p
CNSXG|Shaoxing|30|120.57|Asia/Shanghai|c
CNSYM|Simao|22.781|100.978|Asia/Shanghai|c
CNSZH|Suzhou (Jiangsu)|31.3|120.62|Asia/Shanghai|c
CNSZI|Shihezi|44.3|86.03|Asia/Shanghai|c
CNSZS|Shizuishan|39.233|106.769|Asia/Shanghai|c
CNTAI|Taian|36.2|117.12|Asia/Shanghai|c
CNTANGSHAN|Tangshan|39.624|118.194|Asia/Shanghai|c
CNTAOAPT|Qingdao Jiaodong International Airport (TAO)|36.362|120.088|Asia/Shanghai|a
CNTAONAN|Taonan|45.33|122.78|Asia/Shanghai|c
CNTAP|Taiping|21.03|110.17|Asia/Shanghai|p
CNTENGCHON|Tengchong|25.033|98.467|Asia/Shanghai|c
CNTGN|Tongren|27.68|109.13|Asia/Shanghai|c
CNTHG|Taicheng (Taishan)|22.25|112.78|Asia/Shanghai|c
CNTIL|Tieling|42.3|123.82|Asia/Shanghai|c
CNTLI|Tieli|46.95|128.05|Asia/Shanghai|c
CNTLS|Tongliao|43.62|122.27|Asia/Shanghai|c
CNTNA|Jinan Yaoqiang International Airport (TNA)|36.857|117.216|Asia/Shanghai|a
CNTOL|Tongling|30.95|117.78|Asia/Shanghai|c
CNTONGCHUA|Tongchuan|35.08|109.03|Asia/Shanghai|c
CNTSN|Tianjin|39.084|117.201|Asia/Shanghai|p
CNTSU|Tianshui|34.6|105.92|Asia/Shanghai|c
CNTURPAN|Turpan|42.935|89.165|Asia/Shanghai|c
CNTXG|Tianjin New Port|38.98|117.7|Asia/Shanghai|p
CNTYN|Taiyuan Wusu Airport (TYN)|37.747|112.628|Asia/Shanghai|a
CNTYU|Taiyuan|37.875|112.545|Asia/Shanghai|c
CNTZO|Taizhou|32.48|119.9|Asia/Shanghai|p
CNULANHOT|Ulanhot|46.08|122.08|Asia/Shanghai|c
CNURC|Ürümqi Diwopu International Airport (URC)|43.907|87.474|Asia/Shanghai|a
CNURM|Urumqi|43.805|87.575|Asia/Shanghai|c
CNWAFANGDI|Wafangdian|39.626|121.996|Asia/Shanghai|c
CNWAZ|Wanzai|22.18|113.52|Asia/Shanghai|p
CNWEF|Weifang|36.72|119.1|Asia/Shanghai|c
CNWEI|Weihai|37.52|122.12|Asia/Shanghai|p
CNWHI|Wuhu Port|31.32|118.37|Asia/Shanghai|p
CNWNA|Weinan|34.5|109.5|Asia/Shanghai|c
CNWNZ|Wenzhou|27.994|120.699|Asia/Shanghai|p
CNWSH|Wenshan|23.372|104.25|Asia/Shanghai|c
CNWUH|Wuhan|30.593|114.305|Asia/Shanghai|p
CNWUHAI|Wuhai|39.665|106.812|Asia/Shanghai|c
CNWUS|Nanping Wuyishan Airport (WUS)|27.702|118.001|Asia/Shanghai|a
CNWUWEI|Wuwei|37.928|102.641|Asia/Shanghai|c
CNWUZ|Wuzhou|23.48|111.32|Asia/Shanghai|c
CNWUZAPT|Wuzhou Xijiang Airport (WUZ)|23.403|111.093|Asia/Shanghai|a
CNWXS|Wuxi|31.58|120.3|Asia/Shanghai|c
CNWZH|Wanzhou|30.82|108.4|Asia/Shanghai|c
CNXAB|Xinfeng|24.06|114.207|Asia/Shanghai|c
CNXAIAPT|Xinyang Minggang Airport (XAI)|32.541|114.079|Asia/Shanghai|a
CNXAM|Xiamen|24.48|118.089|Asia/Shanghai|p
CNXGF|Xiangfan|32.02|112.13|Asia/Shanghai|c
CNXGN|Xiaogan|30.92|113.9|Asia/Shanghai|c
CNXIA|Xian|34.275|108.895|Asia/Shanghai|c
CNXIANGTAI|Xiangtai|37.05|114.5|Asia/Shanghai|c
CNXIC|Xichang Qingshan Airport (XIC)|27.989|102.184|Asia/Shanghai|a
CNXICHANG|Xichang|27.88|102.3|Asia/Shanghai|c
CNXILINHOT|Xilinhot|43.944|116.044|Asia/Shanghai|c
CNXIN|Xinhui Port|22.53|113.02|Asia/Shanghai|p
CNXINYI|Xinyi|34.38|118.35|Asia/Shanghai|c
CNXINZHOU|Xinzhou|38.41|112.72|Asia/Shanghai|c
CNXIT|Xintang Port|23.12|113.62|Asia/Shanghai|p
CNXMN|Xiamen Gaoqi International Airport (XMN)|24.544|118.128|Asia/Shanghai|a
CNXNN|Xining|36.62|101.77|Asia/Shanghai|c
CNXNY|Xinyu|27.8|114.93|Asia/Shanghai|c
CNXTA|Xiangtan|27.85|112.9|Asia/Shanghai|c
CNXUANHUA|Xuanhua|40.594|115.024|Asia/Shanghai|c
CNXUANZHOU|Xuanzhou|30.953|118.755|Asia/Shanghai|c
CNXUC|Xuchang|34.02|113.82|Asia/Shanghai|c
CNXXG|Xinxiang|35.32|113.87|Asia/Shanghai|c
CNXYA|Xianyang|34.346|108.715|Asia/Shanghai|c
CNXZH|Xuzhou|34.28|117.18|Asia/Shanghai|c
CNYAAN|Yaan|29.98|103.08|Asia/Shanghai|c
CNYAKESHI|Yakeshi|49.28|120.73|Asia/Shanghai|c
CNYANCHENG|Yancheng|33.386|120.125|Asia/Shanghai|c
CNYANGQUAN|Yangquan|37.87|113.57|Asia/Shanghai|c
CNYANJI|Yanji|42.882|129.513|Asia/Shanghai|c
CNYCH|Yinchuan|38.468|106.273|Asia/Shanghai|c
CNYIB|Yibin|28.77|104.57|Asia/Shanghai|c
CNYIC|Yichang|30.7|111.28|Asia/Shanghai|c
CNYICHUN|Yichun|27.833|114.4|Asia/Shanghai|c
CNYICHUN2|Yichun (Heilongjiang)|47.7|128.9|Asia/Shanghai|c
CNYIG|Yiyang|28.6|112.33|Asia/Shanghai|c
CNYIN|Yining|43.9|81.35|Asia/Shanghai|c
CNYINGKOW|Yingkow|40.67|122.28|Asia/Shanghai|c
CNYJI|Yangjiang Port|21.83|111.97|Asia/Shanghai|p
CNYNT|Yantai|37.464|121.448|Asia/Shanghai|p
CNYNTAPT|Yantai Penglai International Airport (YNT)|37.66|120.978|Asia/Shanghai|a
CNYPG|Yangpu Port|19.7|109.2|Asia/Shanghai|p
CNYTN|Yantian Port|26.85|119.87|Asia/Shanghai|p
CNYUCI|Yuci|37.68|112.73|Asia/Shanghai|c
CNYUL|Yulin|22.63|110.15|Asia/Shanghai|c
CNYULIN|Yulin (Shaanxi)|38.283|109.733|Asia/Shanghai|c
CNYUMEN|Yumen|39.83|97.73|Asia/Shanghai|c
CNYUNXIAN|Yunxian|32.808|110.814|Asia/Shanghai|c
CNYUX|Yuxi|24.38|102.57|Asia/Shanghai|c
CNYYA|Yueyang|29.38|113.1|Asia/Shanghai|c
CNYZH|Yangzhou Port|32.38|119.43|Asia/Shanghai|p
CNYZS|Yongzhou|26.23|111.62|Asia/Shanghai|c
CNZALANTUN|Zalantun|48|122.72|Asia/Shanghai|c
CNZBDH|Qinhuangdao Beidaihe Airport (BPE)|39.666|119.059|Asia/Shanghai|a
CNZBDS|Ordos Ejin Horo Airport (DSN)|39.493|109.86|Asia/Shanghai|a
CNZBER|Erenhot Saiwusu International Airport (ERL)|43.423|112.097|Asia/Shanghai|a
CNZBES|Arxan Yi'ershi Airport (YIE)|47.311|119.912|Asia/Shanghai|a
CNZBHZ|Holingol Huolinhe Airport (HUO)|45.487|119.407|Asia/Shanghai|a
CNZBLL|Lüliang Dawu Airport (LLV)|37.683|111.143|Asia/Shanghai|a
CNZBO|Zibo|36.8|118.05|Asia/Shanghai|c
CNZBTJ|Tianjin Binhai International Airport (TSN)|39.124|117.346|Asia/Shanghai|a
CNZBUC|Ulanqab Jining Airport (UCB)|41.13|113.107|Asia/Shanghai|a
CNZBZL|Zhalantun Genghis Khan Airport (NZL)|47.866|122.769|Asia/Shanghai|a
CNZCH|Zhucheng|35.99|119.38|Asia/Shanghai|c
CNZDO|Zhaodong|46.08|125.98|Asia/Shanghai|c
CNZGGG|Guangzhou Baiyun International Airport (CAN)|23.392|113.299|Asia/Shanghai|a
CNZGHA|Changsha Huanghua International Airport (CSX)|28.189|113.22|Asia/Shanghai|a
CNZGHC|Hechi Jinchengjiang Airport (HCJ)|24.804|107.711|Asia/Shanghai|a
CNZGKL|Guilin Liangjiang International Airport (KWL)|25.22|110.04|Asia/Shanghai|a
CNZGNN|Nanning Wuxu Airport (NNG)|22.608|108.172|Asia/Shanghai|a
CNZGO|Zigong|29.4|104.78|Asia/Shanghai|c
CNZGSD|Zhuhai Jinwan Airport (ZUH)|22.006|113.376|Asia/Shanghai|a
CNZGSY|Shaoyang Wugang Airport (WGN)|26.806|110.641|Asia/Shanghai|a
CNZGSZ|Shenzhen Bao'an International Airport (SZX)|22.639|113.811|Asia/Shanghai|a
CNZGZ|Zhengzhou|34.755|113.665|Asia/Shanghai|c
CNZHA|Zhanjiang|21.2|110.38|Asia/Shanghai|c
CNZHANGYE|Zhangye|38.93|100.45|Asia/Shanghai|c
CNZHANYI|Zhanyi|25.6|103.817|Asia/Shanghai|c
CNZHAOTANG|Zhaotang|27.32|103.72|Asia/Shanghai|c
CNZHCC|Zhengzhou Xinzheng International Airport (CGO)|34.526|113.849|Asia/Shanghai|a
CNZHE|Zhenjiang Port|32.18|119.45|Asia/Shanghai|p
CNZHHH|Wuhan Tianhe International Airport (WUH)|30.775|114.214|Asia/Shanghai|a
CNZHIJIANG|Zhijiang|27.441|109.678|Asia/Shanghai|c
CNZHSN|Shennongjia Hongping Airport (HPG)|31.626|110.34|Asia/Shanghai|a
CNZHUANGHE|Zhuanghe|39.682|122.962|Asia/Shanghai|c
CNZHXF|Xiangyang Liuji Airport (XFN)|32.152|112.292|Asia/Shanghai|a
CNZHZ|Zhuozhou|39.54|115.79|Asia/Shanghai|c
CNZICHENG|Zicheng|30.3|111.5|Asia/Shanghai|c
CNZJG|Zhangjiagang|31.87|120.53|Asia/Shanghai|p
CNZJHK|Haikou Meilan International Airport (HAK)|19.935|110.459|Asia/Shanghai|a
CNZJK|Zhangjiakou|40.83|114.93|Asia/Shanghai|c
CNZJQH|Qionghai Bo'ao Airport (BAR)|19.141|110.453|Asia/Shanghai|a
CNZJSY|Sanya Phoenix International Airport (SYX)|18.303|109.412|Asia/Shanghai|a
CNZKO|Zhoukou|33.63|114.63|Asia/Shanghai|c
CNZLHX|Mengnai, Huatugou Airport (HTT)|38.202|90.838|Asia/Shanghai|a
CNZLLL|Lanzhou Zhongchuan International Airport (LHW)|36.515|103.62|Asia/Shanghai|a
CNZLLN|Longnan Chengzhou Airport (LNL)|33.79|105.79|Asia/Shanghai|a
CNZLQY|Qingyang Xifeng Airport (IQN)|35.803|107.599|Asia/Shanghai|a
CNZLXH|Gannan Xiahe Airport (GXH)|34.819|102.622|Asia/Shanghai|a
CNZLXN|Xining Caojiabao International Airport (XNN)|36.528|102.04|Asia/Shanghai|a
CNZLXY|Xi'an Xianyang International Airport (XIY)|34.447|108.752|Asia/Shanghai|a
CNZLZW|Zhongwei Shapotou Airport (ZHY)|37.573|105.154|Asia/Shanghai|a
CNZNY|Zunyi|27.7|106.92|Asia/Shanghai|c
CNZOS|Zhoushan Port|29.985|122.207|Asia/Shanghai|p
CNZPCW|Lincang, Cangyuan Washan Airport (CWJ)|23.276|99.373|Asia/Shanghai|a
CNZPJM|Pu'er, Lancang Jingmai Airport (JMJ)|22.418|99.784|Asia/Shanghai|a
CNZPLJ|Lijiang Sanyi International Airport (LJG)|26.68|100.246|Asia/Shanghai|a
CNZPPP|Kunming Changshui International Airport (KMG)|25.11|102.937|Asia/Shanghai|a
CNZQG|Zhaoqing Port|23.05|112.45|Asia/Shanghai|p
CNZSCN|Nanchang Changbei International Airport (KHN)|28.865|115.903|Asia/Shanghai|a
CNZSFY|Fuyang Xiguan Airport (FUG)|32.882|115.734|Asia/Shanghai|a
CNZSFZ|Fuzhou Changle International Airport (FOC)|25.935|119.663|Asia/Shanghai|a
CNZSHC|Hangzhou Xiaoshan International Airport (HGH)|30.236|120.429|Asia/Shanghai|a
CNZSN|Zhongshan Port|22.52|113.37|Asia/Shanghai|p
CNZSNJ|Nanjing Lukou International Airport (NKG)|31.735|118.866|Asia/Shanghai|a
CNZSRZ|Rizhao Shanzihe Airport (RIZ)|35.405|119.324|Asia/Shanghai|a
CNZSSS|Shanghai Hongqiao International Airport (SHA)|31.198|121.334|Asia/Shanghai|a
CNZSTX|Huangshan, Tunxi International Airport (TXN)|29.733|118.256|Asia/Shanghai|a
CNZSWZ|Wenzhou Longwan International Airport (WNZ)|27.912|120.852|Asia/Shanghai|a
CNZSYA|Yangzhou Taizhou Airport (YTY)|32.563|119.72|Asia/Shanghai|a
CNZSYW|Yiwu Airport (YIW)|29.345|120.032|Asia/Shanghai|a
CNZUAL|Shiquanhe, Ngari Gunsa Airport (NGQ)|32.1|80.053|Asia/Shanghai|a
CNZUBJ|Bijie Feixiong Airport (BFJ)|27.267|105.472|Asia/Shanghai|a
CNZUCK|Chongqing Jiangbei International Airport (CKG)|29.712|106.652|Asia/Shanghai|a
CNZUDC|Garzê, Daocheng Yading Airport (DCY)|29.316|100.06|Asia/Shanghai|a
CNZUH|Zhuhai Port|22.28|113.57|Asia/Shanghai|p
CNZUJZ|Ngawa, Jiuzhai Huanglong Airport (JZH)|32.853|103.682|Asia/Shanghai|a
CNZUKD|Garzê, Kangding Airport (KGT)|30.142|101.739|Asia/Shanghai|a
CNZUMT|Zunyi Maotai Airport (WMT)|27.816|106.333|Asia/Shanghai|a
CNZUNP|Liping Airport (HZH)|26.322|109.15|Asia/Shanghai|a
CNZUPS|Liupanshui Yuezhao Airport (LPF)|26.609|104.979|Asia/Shanghai|a
CNZUTC|Tengchong Tuofeng Airport (TCZ)|24.938|98.486|Asia/Shanghai|a
CNZUTF|Chengdu Tianfu International Airport (TFU)|30.313|104.441|Asia/Shanghai|a
CNZUUU|Chengdu Shuangliu International Airport (CTU)|30.558|103.946|Asia/Shanghai|a
CNZUWL|Wulong, Chongqing Xiannüshan Airport (CQW)|29.466|107.694|Asia/Shanghai|a
CNZWAX|Bole Alashankou Airport (BPL)|44.895|82.3|Asia/Shanghai|a
CNZWKN|Burqin Kanas Airport (KJI)|48.222|86.996|Asia/Shanghai|a
CNZWNL|Xinyuan Nalati Airport (NLT)|43.432|83.379|Asia/Shanghai|a
CNZWRQ|Ruoqiang Town, Ruoqiang Loulan Airport (RQA)|38.975|88.008|Asia/Shanghai|a
CNZYCH|Changhai Airport (CNI)|39.267|122.667|Asia/Shanghai|a
CNZYCY|Chaoyang Airport (CHG)|41.538|120.435|Asia/Shanghai|a
CNZYDU|Heihe, Wudalianchi Dedu Airport (DTU)|48.441|126.128|Asia/Shanghai|a
CNZYFY|Fuyuan Dongji Aiport (FYJ)|48.197|134.363|Asia/Shanghai|a
CNZYHE|Heihe Aihui Airport (HEK)|50.172|127.309|Asia/Shanghai|a
CNZYJS|Jiansanjiang Shidi Airport (JSJ)|47.108|132.658|Asia/Shanghai|a
CNZYLS|Yushu Batang Airport (YUS)|32.836|97.036|Asia/Shanghai|a
CNZYMH|Mohe Gulian Airport (OHE)|52.917|122.423|Asia/Shanghai|a
CNZYSQ|Qian Gorlos Mongol Autonomous County, Songyuan Chaganhu Airport (YSQ)|44.938|124.55|Asia/Shanghai|a
CNZYTN|Tonghua Sanyuanpu Airport (TNH)|42.254|125.703|Asia/Shanghai|a
CNZYTX|Hunnan, Shenyang Taoxian International Airport (SHE)|41.64|123.483|Asia/Shanghai|a
CNZYYK|Laobian, Yingkou Lanqi Airport (YKH)|40.543|122.359|Asia/Shanghai|a
CNZZH|Zhangzhou|24.52|117.67|Asia/Shanghai|c
CNZZO|Zhuzhou|27.83|113.15|Asia/Shanghai|c
CNZZS|Zaozhuang|34.88|117.57|Asia/Shanghai|c
COADZ|San Andrés, Gustavo Rojas Pinilla International Airport (ADZ)|12.584|-81.711|America/Bogota|a
COAPO|Carepa, Antonio Roldán Betancur Airport (APO)|7.812|-76.716|America/Bogota|a
COAUC|Arauca, Santiago Perez Airport (AUC)|7.069|-70.737|America/Bogota|a
COAXM|Armenia|4.534|-75.681|America/Bogota|c
COBAQ|Barranquilla|11.004|-74.807|America/Bogota|p
COBGA|Bucaramanga|7.13|-73.126|America/Bogota|c
COBLO|Bello|6.33|-75.57|America/Bogota|c
COBOG|Bogota|4.596|-74.083|America/Bogota|c
COBSC|Bahía Solano, José Celestino Mutis Airport (BSC)|6.203|-77.395|America/Bogota|a
COBUN|Buenaventura|3.883|-77.02|America/Bogota|p
COCIENAGA|Cienaga|11.01|-74.25|America/Bogota|c
COCLO|Cali|3.4|-76.5|America/Bogota|c
COCRC|Cartago|4.75|-75.91|America/Bogota|c
COCTG|Cartagena|10.391|-75.479|America/Bogota|p
COCUC|Cucuta|7.92|-72.52|America/Bogota|c
COCZU|Corozal, Las Brujas Airport (CZU)|9.333|-75.286|America/Bogota|a
COEJA|Barrancabermeja|7.09|-73.85|America/Bogota|c
COEYP|El Yopal Airport (EYP)|5.319|-72.384|America/Bogota|a
COFLA|Florencia, Gustavo Artunduaga Paredes Airport (FLA)|1.589|-75.564|America/Bogota|a
COGIR|Girardot|4.31|-74.81|America/Bogota|c
COGPI|Guapi, Juan Casiano Airport (GPI)|2.57|-77.898|America/Bogota|a
COIBAGUE|Ibague|4.439|-75.232|America/Bogota|c
COIPI|Ipiales, San Luis Airport (IPI)|0.861|-77.668|America/Bogota|a
COLET|Leticia, Alfredo Vásquez Cobo International Airport (LET)|-4.194|-69.943|America/Bogota|a
COMDE|Medellin|6.275|-75.575|America/Bogota|c
COMTR|Monteria|8.758|-75.89|America/Bogota|c
COMVP|Mitú, Fabio Alberto Leon Bentley Airport (MVP)|1.254|-70.234|America/Bogota|a
COMZL|Manizales|5.06|-75.52|America/Bogota|c
CONVA|Neiva|2.931|-75.33|America/Bogota|c
COPBO|Puerto Bolivar|10.68|-74.73|America/Bogota|p
COPCR|Puerto Carreño, German Olano Airport (PCR)|6.185|-67.493|America/Bogota|a
COPDA|Puerto Inírida, Obando Cesar Gaviria Trujillo Airport (PDA)|3.854|-67.906|America/Bogota|a
COPEI|Pereira|4.81|-75.68|America/Bogota|c
COPOPAYAN|Popayan|2.42|-76.61|America/Bogota|c
COPSO|Pasto|1.214|-77.281|America/Bogota|c
COPUU|Puerto Asís, Tres De Mayo Airport (PUU)|0.505|-76.501|America/Bogota|a
CORCH|Riohacha|11.54|-72.91|America/Bogota|c
COSIJ|Sincelejo|9.29|-75.38|America/Bogota|c
COSJE|San José Del Guaviare, Jorge E. Gonzalez Torres Airport (SJE)|2.58|-72.639|America/Bogota|a
COSKBO|Bogota, El Dorado International Airport (BOG)|4.702|-74.147|America/Bogota|a
COSKPS|Chachagüí, Antonio Nariño Airport (PSO)|1.396|-77.291|America/Bogota|a
COSKPV|Providencia, El Embrujo Airport (PVA)|13.357|-81.358|America/Bogota|a
COSMR|Santa Marta|11.24|-74.211|America/Bogota|p
COSOL|Soledad|10.92|-74.77|America/Bogota|c
COSOX|Sogamoso|5.72|-72.94|America/Bogota|c
COSVI|San Vicente Del Caguán, Eduardo Falla Solano Airport (SVI)|2.152|-74.766|America/Bogota|a
COTCO|Tumaco|1.8|-78.802|America/Bogota|p
COTME|Tame, Gustavo Vargas Airport (TME)|6.451|-71.76|America/Bogota|a
COTUN|Tunja|5.55|-73.37|America/Bogota|c
COUIB|Quibdó, El Caraño Airport (UIB)|5.691|-76.641|America/Bogota|a
COULQ|Tulua|4.09|-76.21|America/Bogota|c
COVUP|Valledupar|10.48|-73.25|America/Bogota|c
COVVC|Villavicencio|4.153|-73.635|America/Bogota|c
CRAJU|Alajuela|10.02|-84.23|America/Costa_Rica|c
CRBCL|Pococi, Barra del Colorado Airport (BCL)|10.769|-83.586|America/Costa_Rica|a
CRCAL|Caldera|9.95|-84.72|America/Costa_Rica|p
CRCAR|Cartago|9.87|-83.93|America/Costa_Rica|c
CRGLF|Golfito|8.65|-83.15|America/Costa_Rica|p
CRLIO|Puerto Limon|10|-83.03|America/Costa_Rica|p
CRLIR|Liberia, Guanacaste Airport (LIR)|10.593|-85.544|America/Costa_Rica|a
CRMOB|Moin|10|-83.08|America/Costa_Rica|p
CRNOB|Nicoya, Nosara Airport (NOB)|9.976|-85.653|America/Costa_Rica|a
CROTR|Corredores, Coto 47 Airport (OTR)|8.602|-82.969|America/Costa_Rica|a
CRPAS|Puntarenas|9.97|-84.83|America/Costa_Rica|p
CRPJM|Puerto Jimenez Airport (PJM)|8.533|-83.3|America/Costa_Rica|a
CRPMZ|Palmar Sur Airport (PMZ)|8.951|-83.469|America/Costa_Rica|a
CRSJO|San Jose|9.93|-84.08|America/Costa_Rica|p
CRTTQ|Roxana, Aerotortuguero Airport (TTQ)|10.42|-83.609|America/Costa_Rica|a
CRXQP|Quepos Managua Airport (XQP)|9.443|-84.13|America/Costa_Rica|a
CUBCA|Baracoa, Gustavo Rizo Airport (BCA)|20.365|-74.506|America/Havana|a
CUBYM|Bayamo|20.38|-76.643|America/Havana|c
CUCCC|Cayo Coco, Jardines Del Rey Airport (CCC)|22.461|-78.328|America/Havana|a
CUCFG|Cienfuegos|22.144|-80.44|America/Havana|c
CUCIEGODEA|Ciego de Avila|21.84|-78.762|America/Havana|c
CUCMW|Camaguey|21.381|-77.917|America/Havana|c
CUCYO|Cayo Largo del Sur, Vilo Acuña International Airport (CYO)|21.617|-81.546|America/Havana|a
CUGER|Nueva Gerona, Rafael Cabrera Airport (GER)|21.835|-82.784|America/Havana|a
CUGUANTANA|Guantanamo|20.145|-75.206|America/Havana|c
CUHAV|Havana (La Habana)|23.12|-82.35|America/Havana|p
CUHOG|Holguin|20.887|-76.263|America/Havana|c
CUMAR|Mariel|23|-82.75|America/Havana|p
CUMUCU|Santiago, Antonio Maceo International Airport (SCU)|19.97|-75.835|America/Havana|a
CUMUHA|Havana, José Martí International Airport (HAV)|22.989|-82.409|America/Havana|a
CUMZO|Manzanillo|20.344|-77.117|America/Havana|c
CUQMA|Matanzas|23.042|-81.577|America/Havana|c
CUQPD|Pinar del Rio|22.418|-83.698|America/Havana|c
CUSANCTISP|Sancti Spiritus|21.93|-79.443|America/Havana|c
CUSCU|Santiago de Cuba|20.017|-75.83|America/Havana|p
CUSNU|Santa Clara|22.4|-79.967|America/Havana|c
CUTND|Trinidad, Alberto Delgado Airport (TND)|21.788|-79.997|America/Havana|a
CUVRA|Matanzas, Juan Gualberto Gomez International Airport (VRA)|23.034|-81.435|America/Havana|a
CUVTU|Las Tunas|20.96|-76.954|America/Havana|c
CVGVBA|Rabil Airport (BVC)|16.136|-22.889|Atlantic/Cape_Verde|a
CVMIN|Mindelo|16.88|-25|Atlantic/Cape_Verde|p
CVMMO|Vila do Maio, Maio Airport (MMO)|15.156|-23.214|Atlantic/Cape_Verde|a
CVPAL|Palmeira|16.758|-22.979|Atlantic/Cape_Verde|p
CVRAI|Praia|14.933|-23.513|Atlantic/Cape_Verde|p
CVSID|Espargos, Amílcar Cabral International Airport (SID)|16.741|-22.949|Atlantic/Cape_Verde|a
CVSNE|Preguiça Airport (SNE)|16.589|-24.284|Atlantic/Cape_Verde|a
CVVXE|São Pedro Airport (VXE)|16.833|-25.055|Atlantic/Cape_Verde|a
CWCUR|Willemstad, Hato International Airport (CUR)|12.189|-68.96|America/Curacao|a
CWWIL|Willemstad|12.11|-68.93|America/Curacao|p
CXXCH|Flying Fish Cove, Christmas Island Airport (XCH)|-10.449|105.691|Asia/Jakarta|a
CYGECAPT|Lefkoniko Airport / Geçitkale Air Base (GEC)|35.236|33.72|Asia/Famagusta|a
CYLCA|Larnaca International Airport (LCA)|34.875|33.625|Asia/Nicosia|a
CYLCEN|Nicosia (Lefkoşa) Ercan International Airport (ECN)|35.152|33.507|Asia/Nicosia|a
CYLMS|Limassol|34.68|33.05|Asia/Nicosia|p
CYNIC|Nicosia|35.17|33.37|Asia/Nicosia|p
CYPFO|Paphos|34.77|32.42|Asia/Nicosia|p
CZBRQ|Brno|49.2|16.61|Europe/Prague|c
CZKLV|Karlovy Vary International Airport (KLV)|50.203|12.915|Europe/Prague|a
CZLKPD|Pardubice Airport (PED)|50.013|15.739|Europe/Prague|a
CZLKPR|Václav Havel Airport Prague (PRG)|50.101|14.26|Europe/Prague|a
CZOSR|Ostrava|49.83|18.25|Europe/Prague|c
CZPIZEN|Pizen|49.74|13.36|Europe/Prague|c
CZPRG|Prague|50.083|14.466|Europe/Prague|c
CZZLIN|Zlin|49.23|17.65|Europe/Prague|c
DEAGB|Augsburg|48.35|10.9|Europe/Berlin|c
DEBER|Berlin|52.522|13.402|Europe/Berlin|c
DEBEZ|Bahlingen|48.121|7.743|Europe/Berlin|p
DEBFE|Bielefeld|52.03|8.53|Europe/Berlin|c
DEBIN|Bingen am Rhein|49.97|7.88|Europe/Berlin|p
DEBKE|Brake|53.33|8.48|Europe/Berlin|p
DEBON|Bonn|50.72|7.08|Europe/Berlin|c
DEBOY|Bad Oeynhausen|52.208|8.801|Europe/Berlin|p
DEBRA|Bramel|53.55|8.7|Europe/Berlin|p
DEBRB|Brunsbuttel|53.899|9.134|Europe/Berlin|p
DEBRE|Bremen|53.079|8.802|Europe/Berlin|p
DEBRV|Bremerhaven|53.54|8.581|Europe/Berlin|p
DEBSK|Burgstaaken/Fehmarn|54.419|11.193|Europe/Berlin|p
DEBWE|Braunschweig|52.25|10.5|Europe/Berlin|c
DECGN|Cologne (Koln)|50.95|6.93|Europe/Berlin|p
DECHE|Chemnitz|50.83|12.92|Europe/Berlin|c
DECUX|Cuxhaven|53.88|8.7|Europe/Berlin|p
DEDRS|Dresden|51.05|13.75|Europe/Berlin|c
DEDTM|Dortmund|51.53|7.45|Europe/Berlin|c
DEDUI|Duisburg|51.43|6.75|Europe/Berlin|c
DEDUS|Dusseldorf|51.23|6.78|Europe/Berlin|p
DEEDDB|Berlin Brandenburg Airport (BER)|52.362|13.501|Europe/Berlin|a
DEEDDF|Frankfurt Airport (FRA)|50.037|8.561|Europe/Berlin|a
DEEDDH|Hamburg Helmut Schmidt Airport (HAM)|53.63|9.988|Europe/Berlin|a
DEEDDK|Cologne Bonn Airport (CGN)|50.866|7.143|Europe/Berlin|a
DEEDDL|Düsseldorf Airport (DUS)|51.29|6.767|Europe/Berlin|a
DEEDDM|Munich Airport (MUC)|48.354|11.786|Europe/Berlin|a
DEEDDN|Nuremberg Airport (NUE)|49.499|11.078|Europe/Berlin|a
DEEDDP|Leipzig/Halle Airport (LEJ)|51.424|12.236|Europe/Berlin|a
DEEDDS|Stuttgart Airport (STR)|48.69|9.222|Europe/Berlin|a
DEEDDV|Hannover Airport (HAJ)|52.461|9.685|Europe/Berlin|a
DEEDFH|Frankfurt am Main, Frankfurt-Hahn Airport (HHN)|49.949|7.264|Europe/Berlin|a
DEEDJA|Memmingen Allgau Airport (FMM)|47.989|10.24|Europe/Berlin|a
DEEDLV|Weeze Airport (NRN)|51.602|6.142|Europe/Berlin|a
DEEDSB|Karlsruhe Baden-Baden Airport (FKB)|48.779|8.081|Europe/Berlin|a
DEELS|Elsfleth|53.23|8.47|Europe/Berlin|p
DEEME|Emden|53.37|7.22|Europe/Berlin|p
DEERF|Erfurt|50.97|11.03|Europe/Berlin|c
DEESS|Essen|51.45|7.017|Europe/Berlin|c
DEFDH|Friedrichshafen Airport (FDH)|47.671|9.511|Europe/Berlin|a
DEFLF|Flensburg|54.794|9.447|Europe/Berlin|p
DEFRA|Frankfurt|50.1|8.675|Europe/Berlin|c
DEFREIBURG|Freiburg|48|7.87|Europe/Berlin|c
DEFUE|Furth|49.47|11|Europe/Berlin|c
DEGEA|Gera|50.87|12.07|Europe/Berlin|c
DEGOE|Gottingen|51.52|9.92|Europe/Berlin|c
DEGWT|Westerland Sylt Airport (GWT)|54.913|8.34|Europe/Berlin|a
DEHAJ|Hannover|52.367|9.717|Europe/Berlin|c
DEHAM|Hamburg|53.551|9.994|Europe/Berlin|p
DEHBU|Harburg|53.461|9.983|Europe/Berlin|p
DEHDF|Heringsdorf Airport (HDF)|53.879|14.152|Europe/Berlin|a
DEHEI|Heidelberg|49.42|8.7|Europe/Berlin|c
DEHMM|Hamm|51.68|7.8|Europe/Berlin|p
DEING|Ingolstadt|48.77|11.45|Europe/Berlin|c
DEKAE|Karlsruhe|49|8.4|Europe/Berlin|c
DEKAS|Kassel|51.3|9.5|Europe/Berlin|c
DEKEL|Kiel|54.33|10.13|Europe/Berlin|p
DEKGU|Kriegenbrunn|49.556|10.956|Europe/Berlin|p
DEKHO|Kochendorf|49.218|9.212|Europe/Berlin|p
DEKOBLENZ|Koblenz|50.35|7.6|Europe/Berlin|c
DELBC|Lubeck|53.865|10.687|Europe/Berlin|p
DELEE|Leer|53.236|7.468|Europe/Berlin|p
DELEJ|Leipzig|51.335|12.41|Europe/Berlin|c
DEMAG|Magdeburg|52.13|11.62|Europe/Berlin|c
DEMAI|Mainz|49.982|8.273|Europe/Berlin|c
DEMHG|Mannheim|49.48|8.45|Europe/Berlin|p
DEMSR|Münster|51.97|7.62|Europe/Berlin|c
DEMUC|Munich|48.13|11.575|Europe/Berlin|c
DENHA|Nordenham|53.5|8.48|Europe/Berlin|p
DENOR|Nordstrand|54.511|8.925|Europe/Berlin|p
DENUE|Nürnberg|49.45|11.08|Europe/Berlin|c
DEOLO|Oldenburg|53.13|8.22|Europe/Berlin|c
DEOSN|Osnabrück|52.28|8.05|Europe/Berlin|c
DEPAD|Paderborn Lippstadt Airport (PAD)|51.614|8.616|Europe/Berlin|a
DEPFR|Pfronten|47.577|10.526|Europe/Berlin|p
DEPOT|Potsdam|52.4|13.07|Europe/Berlin|c
DEREG|Regensburg|49.02|12.12|Europe/Berlin|c
DERSK|Rostock|54.08|12.13|Europe/Berlin|p
DESCN|Saarbrucken|49.25|6.97|Europe/Berlin|c
DESTR|Stuttgart|48.78|9.2|Europe/Berlin|c
DEULM|Ulm|48.4|10|Europe/Berlin|c
DEWED|Wedel|53.582|9.714|Europe/Berlin|p
DEWIB|Wiesbaden|50.08|8.25|Europe/Berlin|c
DEWOR|Worms|49.634|8.351|Europe/Berlin|p
DEWUE|Wurzburg|49.8|9.95|Europe/Berlin|c
DEWUP|Wuppertal|51.25|7.17|Europe/Berlin|c
DEWVN|Wilhelmshaven|53.52|8.13|Europe/Berlin|p
DJHDAM|Djibouti-Ambouli Airport (JIB)|11.547|43.16|Africa/Djibouti|a
DJJIB|Djibouti|11.572|43.146|Africa/Djibouti|p
DKAAL|Aalborg|57.049|9.922|Europe/Copenhagen|p
DKAAR|Aarhus|56.15|10.22|Europe/Copenhagen|p
DKARHUS|Århus|56.157|10.211|Europe/Copenhagen|c
DKASN|Assens|55.27|9.901|Europe/Copenhagen|p
DKBLL|Billund Airport (BLL)|55.74|9.152|Europe/Copenhagen|a
DKCPH|Copenhagen (Kobenhavn)|55.67|12.58|Europe/Copenhagen|p
DKEBJ|Esbjerg|55.476|8.459|Europe/Copenhagen|p
DKEKCH|Copenhagen Kastrup Airport (CPH)|55.618|12.656|Europe/Copenhagen|a
DKEKSN|Sindal Airport (CNL)|57.504|10.229|Europe/Copenhagen|a
DKFRC|Fredericia|55.569|9.75|Europe/Copenhagen|p
DKHIR|Hirtshals|57.587|9.967|Europe/Copenhagen|p
DKHLS|Helsingor|56.031|12.592|Europe/Copenhagen|p
DKHSB|Holstebro|56.362|8.622|Europe/Copenhagen|p
DKKAL|Kalundborg|55.686|11.089|Europe/Copenhagen|p
DKKRP|Karup Airport (KRP)|56.298|9.125|Europe/Copenhagen|a
DKKTD|Kerteminde|55.456|10.655|Europe/Copenhagen|p
DKNBG|Nyborg|55.324|10.8|Europe/Copenhagen|p
DKODE|Odense|55.404|10.402|Europe/Copenhagen|p
DKRNN|Rønne, Bornholm Airport (RNN)|55.063|14.76|Europe/Copenhagen|a
DKRUG|Rungsted|55.88|12.52|Europe/Copenhagen|c
DKSGD|Sønderborg Airport (SGD)|54.964|9.792|Europe/Copenhagen|a
DKSKA|Skagen|57.725|10.579|Europe/Copenhagen|p
DKSVE|Svendborg|55.067|10.607|Europe/Copenhagen|p
DMDOM|Marigot, Douglas-Charles Airport (DOM)|15.547|-61.3|America/Dominica|a
DMRSU|Roseau|15.309|-61.379|America/Dominica|p
DMTDCF|Canefield Airport (DCF)|15.337|-61.392|America/Dominica|a
DOAZS|Samaná El Catey International Airport (AZS)|19.269|-69.737|America/Santo_Domingo|a
DOBRX|Barahona, Maria Montez International Airport (BRX)|18.251|-71.12|America/Santo_Domingo|a
DOCAU|Caucedo|18.42|-69.63|America/Santo_Domingo|p
DOHAI|Rio Haina|18.513|-70.073|America/Santo_Domingo|p
DOHIGUEY|Higuey|18.616|-68.708|America/Santo_Domingo|c
DOLAV|La Vega|19.217|-70.517|America/Santo_Domingo|c
DOLRM|La Romana|18.417|-68.967|America/Santo_Domingo|c
DOMAN|Manzanillo|19.7|-71.75|America/Santo_Domingo|p
DOMDJB|La Isabela International Airport (JBQ)|18.573|-69.986|America/Santo_Domingo|a
DOMDSD|Santo Domingo, Las Américas International Airport (SDQ)|18.43|-69.669|America/Santo_Domingo|a
DOPOP|Puerto Plata|19.781|-70.687|America/Santo_Domingo|p
DOPUJ|Punta Cana International Airport (PUJ)|18.567|-68.363|America/Santo_Domingo|a
DOSCR|San Cristobal|18.416|-70.109|America/Santo_Domingo|c
DOSDQ|Santo Domingo|18.47|-69.9|America/Santo_Domingo|p
DOSFN|San Francisco de Macoris|19.3|-70.25|America/Santo_Domingo|c
DOSPM|San Pedro de Macoris|18.45|-69.3|America/Santo_Domingo|p
DOSTI|Santiago|19.5|-70.67|America/Santo_Domingo|c
DZAAE|Annaba|36.9|7.77|Africa/Algiers|p
DZALG|Algiers (Alger)|36.75|3.05|Africa/Algiers|p
DZARAK|Arak|25.28|3.75|Africa/Algiers|c
DZAZR|Adrar, Touat Cheikh Sidi Mohamed Belkebir Airport (AZR)|27.838|-0.186|Africa/Algiers|a
DZBJA|Bejaia (ex Bougie)|36.751|5.057|Africa/Algiers|p
DZBLD|Blida|36.42|2.83|Africa/Algiers|c
DZBLJ|Batna|35.57|6.17|Africa/Algiers|c
DZBOR|Bordj Bou Arreridj|36.059|4.63|Africa/Algiers|c
DZBSK|Biskra|34.86|5.73|Africa/Algiers|c
DZCBH|Bechar|31.611|-2.23|Africa/Algiers|c
DZCLF|Chlef|36.17|1.32|Africa/Algiers|c
DZCZL|Constantine|36.36|6.6|Africa/Algiers|c
DZDAAG|Algiers, Houari Boumediene Airport (ALG)|36.694|3.215|Africa/Algiers|a
DZDAAV|Jijel Ferhat Abbas Airport (GJL)|36.795|5.874|Africa/Algiers|a
DZDAFH|Hassi R'Mel Airport (HRM)|32.93|3.312|Africa/Algiers|a
DZDAOO|Oran Es-Sénia (Ahmed Ben Bella) International Airport (ORN)|35.624|-0.621|Africa/Algiers|a
DZDAUG|El Atteuf, Noumérat - Moufdi Zakaria Airport (GHA)|32.384|3.794|Africa/Algiers|a
DZDJG|Djanet Inedbirene Airport (DJG)|24.293|9.452|Africa/Algiers|a
DZELG|El Menia, El Golea Airport (ELG)|30.581|2.862|Africa/Algiers|a
DZELOUED|El Oued|33.37|6.86|Africa/Algiers|c
DZELU|Guemar Airport (ELU)|33.511|6.777|Africa/Algiers|a
DZGHA|Ghardaia|32.48|3.67|Africa/Algiers|p
DZGJL|Jijel|36.822|5.766|Africa/Algiers|c
DZHME|Hassi Messaoud-Oued Irara Krim Belkacem Airport (HME)|31.673|6.14|Africa/Algiers|a
DZIAM|Zarzaitine - In Aménas Airport (IAM)|28.052|9.643|Africa/Algiers|a
DZINZ|In Salah Airport (INZ)|27.251|2.512|Africa/Algiers|a
DZLOO|Laghouat|33.81|2.88|Africa/Algiers|c
DZMOS|Mostaganem|36.013|0.14|Africa/Algiers|p
DZMUW|Mascara|35.4|0.14|Africa/Algiers|c
DZOGX|Ouargla|31.97|5.34|Africa/Algiers|c
DZORN|Oran|35.698|-0.634|Africa/Algiers|p
DZQBZ|Bouira|36.38|3.9|Africa/Algiers|c
DZQDJ|Djelfa|34.68|3.25|Africa/Algiers|c
DZQED|Medea|36.27|2.77|Africa/Algiers|c
DZQGE|Guelma|36.466|7.428|Africa/Algiers|c
DZQMH|Oum el Bouaghi|35.85|7.15|Africa/Algiers|c
DZQSK|Souk Ahras|36.29|7.95|Africa/Algiers|c
DZSAIDA|Saida|34.84|0.14|Africa/Algiers|c
DZSBA|Sidi bel Abbes|35.19|-0.64|Africa/Algiers|c
DZSET|Setif|36.18|5.4|Africa/Algiers|c
DZSKI|Skikda (ex Philippeville)|36.872|6.91|Africa/Algiers|p
DZTBS|Tebessa|35.41|8.12|Africa/Algiers|c
DZTEE|Cheikh Larbi Tébessi Airport (TEE)|35.432|8.121|Africa/Algiers|a
DZTGR|Touggourt Sidi Madhi Airport (TGR)|33.068|6.089|Africa/Algiers|a
DZTIARAT|Tiarat|35.38|1.32|Africa/Algiers|c
DZTIN|Tindouf Airport (TIN)|27.7|-8.167|Africa/Algiers|a
DZTIZ|Tizi-Ouzou|36.8|4.033|Africa/Algiers|c
DZTLIMCEN|Tlimcen|34.89|-1.32|Africa/Algiers|c
DZTLM|Zenata – Messali El Hadj Airport (TLM)|35.013|-1.457|Africa/Algiers|a
DZTMR|Tamanrasset, Aguenar – Hadj Bey Akhamok Airport (TMR)|22.812|5.451|Africa/Algiers|a
DZTMX|Timimoun Airport (TMX)|29.237|0.276|Africa/Algiers|a
DZVVZ|Illizi Takhamalt Airport (VVZ)|26.723|8.623|Africa/Algiers|a
DZZZS|M'sila|35.7|4.545|Africa/Algiers|c
ECATF|Ambato|-1.27|-78.62|America/Guayaquil|c
ECBHA|Bahia de Caraquez|-0.55|-80.5|America/Guayaquil|p
ECCHA|Chanduy|-2.42|-80.67|America/Guayaquil|c
ECCUE|Cuenca|-2.9|-79|America/Guayaquil|c
ECESM|Esmeraldas|0.98|-79.7|America/Guayaquil|p
ECGYE|Guayaquil|-2.17|-79.9|America/Guayaquil|p
ECIBA|Ibarra|0.36|-78.13|America/Guayaquil|c
ECLLD|La Libertad|-2.23|-80.9|America/Guayaquil|p
ECLOH|Loja|-3.99|-79.21|America/Guayaquil|c
ECMCH|Machala|-3.26|-79.96|America/Guayaquil|c
ECMEC|Manta|-0.95|-80.73|America/Guayaquil|p
ECMTV|Monteverde|-2.03|-80.72|America/Guayaquil|c
ECOCC|Coca, Francisco De Orellana Airport (OCC)|-0.463|-76.987|America/Guayaquil|a
ECPBO|Puerto Bolivar|-3.27|-79.98|America/Guayaquil|p
ECPVO|Portoviejo|-1.06|-80.46|America/Guayaquil|c
ECRBA|Riobamba|-1.67|-78.65|America/Guayaquil|c
ECSEGU|Guayaquil, José Joaquín de Olmedo International Airport (GYE)|-2.157|-79.884|America/Guayaquil|a
ECSELT|Latacunga, Cotopaxi International Airport (LTX)|-0.907|-78.616|America/Guayaquil|a
ECSEQM|Quito, Mariscal Sucre International Airport (UIO)|-0.125|-78.354|America/Guayaquil|a
ECSERO|Santa Rosa - Artillery Colonel Victor Larrea International Airport (ETR)|-3.442|-79.997|America/Guayaquil|a
ECTUA|Tulcán, Lieutenant Colonel Luis A. Mantilla International Airport (TUA)|0.81|-77.708|America/Guayaquil|a
ECUIO|Quito|-0.215|-78.5|America/Guayaquil|c
ECXMS|Macas, Coronel E Carvajal Airport (XMS)|-2.299|-78.121|America/Guayaquil|a
EEEEPU|Pärnu Airport (EPU)|58.419|24.473|Europe/Tallinn|a
EEEETN|Lennart Meri Tallinn Airport (TLL)|59.413|24.833|Europe/Tallinn|a
EEHLD|Haldi|58.809|22.466|Europe/Tallinn|p
EEKDL|Kärdla Airport (KDL)|58.991|22.831|Europe/Tallinn|a
EEMUG|Muuga|59.5|24.97|Europe/Tallinn|p
EETAY|Tartu Airport (TAY)|58.307|26.69|Europe/Tallinn|a
EETLL|Tallinn|59.43|24.73|Europe/Tallinn|p
EEURE|Kuressaare Airport (URE)|58.23|22.51|Europe/Tallinn|a
EGAAC|El Arish|31.125|33.801|Africa/Cairo|c
EGABS|Abu Simbel Airport (ABS)|22.368|31.61|Africa/Cairo|a
EGAIS|Ain Sukhna|29.63|32.33|Africa/Cairo|p
EGALY|Alexandria (El Iskandariya)|31.309|30.063|Africa/Cairo|p
EGAST|Asyut|27.19|31.18|Africa/Cairo|c
EGASW|Aswan|24.088|32.899|Africa/Cairo|c
EGBEN|Beni Suef|29.08|31.09|Africa/Cairo|c
EGBENHA|Benha|30.467|31.183|Africa/Cairo|c
EGCAI|Cairo|30.05|31.25|Africa/Cairo|c
EGDAM|Dumyat (Damietta)|31.42|31.82|Africa/Cairo|p
EGDAMANHUR|Damanhûr|31.05|30.47|Africa/Cairo|c
EGDBB|El Alamein International Airport (DBB)|30.93|28.463|Africa/Cairo|a
EGEDK|El Dekheila|31.14|29.81|Africa/Cairo|p
EGELFAIYUM|El Faiyum|29.31|30.84|Africa/Cairo|c
EGELGIZA|El Giza|30.01|31.19|Africa/Cairo|c
EGELMANSUR|El Mansura|31.05|31.38|Africa/Cairo|c
EGELMINYA|El Minya|28.09|30.75|Africa/Cairo|c
EGGIRGA|Girga|26.33|31.88|Africa/Cairo|c
EGHBE|Alexandria, Borj El Arab International Airport (HBE)|30.932|29.696|Africa/Cairo|a
EGHECA|Cairo International Airport (CAI)|30.112|31.397|Africa/Cairo|a
EGHEGN|Hurghada International Airport (HRG)|27.177|33.797|Africa/Cairo|a
EGHESG|Suhaj Mubarak International Airport (HMB)|26.339|31.738|Africa/Cairo|a
EGHESX|Al Jiza, Sphinx International Airport (SPX)|30.108|30.889|Africa/Cairo|a
EGHRG|Hurghada|27.23|33.83|Africa/Cairo|c
EGISM|Ismailia|30.59|32.26|Africa/Cairo|c
EGKEH|Kafr el Sheikh|31.109|30.936|Africa/Cairo|c
EGKOMOMBO|Kom Ombo|24.47|32.95|Africa/Cairo|c
EGLXR|Luxor|25.7|32.65|Africa/Cairo|c
EGMAL|Mallawi|27.73|30.84|Africa/Cairo|c
EGMUH|Marsa Matruh International Airport (MUH)|31.338|27.218|Africa/Cairo|a
EGPRA|Rashid|31.46|30.39|Africa/Cairo|c
EGPSD|Port Said|31.265|32.302|Africa/Cairo|p
EGQENA|Qena|26.15|32.72|Africa/Cairo|c
EGRMF|Marsa Alam International Airport (RMF)|25.556|34.592|Africa/Cairo|a
EGSAMALUT|Samalut|28.3|30.71|Africa/Cairo|c
EGSHG|Sohag|26.55|31.7|Africa/Cairo|c
EGSHIBINEL|Shibin el Kom|30.592|30.9|Africa/Cairo|c
EGSOK|Sokhna Port|29.65|32.35|Africa/Cairo|p
EGSSH|Sharm El Sheikh International Airport (SSH)|27.977|34.395|Africa/Cairo|a
EGSUEZ|Suez|30.005|32.55|Africa/Cairo|c
EGSUZ|As Suways (Suez)|29.97|32.52|Africa/Cairo|p
EGTAN|Tanta|30.79|31|Africa/Cairo|c
EGTCP|Taba International Airport (TCP)|29.594|34.776|Africa/Cairo|a
EGZAGAZIG|Zagazig|30.583|31.517|Africa/Cairo|c
EHGMMA|Smara Airport (SMW)|26.732|-11.684|Africa/El_Aaiun|a
EHGMMH|Dakhla Airport (VIL)|23.718|-15.932|Africa/El_Aaiun|a
EHGMML|El Aaiún, Hassan I Airport (EUN)|27.142|-13.225|Africa/El_Aaiun|a
ERASA|Assab|13|42.73|Africa/Asmara|p
ERASM|Asmara|15.333|38.933|Africa/Asmara|c
ERHHSB|Assab International Airport (ASA)|13.072|42.645|Africa/Asmara|a
ERKEREN|Keren|15.68|38.45|Africa/Asmara|c
ERMENDEFER|Mendefera|14.886|38.816|Africa/Asmara|c
ERMSW|Massawa (Mitsiwa)|15.6|39.45|Africa/Asmara|p
ESACE|Lanzarote|28.97|-13.53|Atlantic/Canary|p
ESAGP|Malaga|36.72|-4.42|Europe/Madrid|p
ESALB|Albacete|39|-1.87|Europe/Madrid|c
ESALC|Alicante|38.346|-0.491|Europe/Madrid|p
ESALG|Algeciras|36.141|-5.456|Europe/Madrid|p
ESAVS|Aviles|43.558|-5.925|Europe/Madrid|p
ESBCN|Barcelona|41.385|2.173|Europe/Madrid|p
ESBIO|Bilbao|43.25|-2.97|Europe/Madrid|p
ESBJZ|Badajoz|38.88|-6.97|Europe/Madrid|c
ESBRM|Bermeo|43.43|-2.72|Europe/Madrid|p
ESBUR|Burgos|42.35|-3.68|Europe/Madrid|c
ESCAD|Cadiz|36.527|-6.289|Europe/Madrid|p
ESCAR|Cartagena|37.626|-0.997|Europe/Madrid|p
ESCAS|Castellon de la Plana|39.98|-0.03|Europe/Madrid|p
ESCASTELLO|Castello|39.97|-0.05|Europe/Madrid|c
ESCEU|Ceuta|35.889|-5.321|Africa/Ceuta|p
ESEAS|San Sebastián|43.32|-1.98|Europe/Madrid|c
ESFER|Ferez|38.35|-2|Europe/Madrid|c
ESFUE|Puerto del Rosario-Fuerteventura|28.501|-13.863|Atlantic/Canary|p
ESGCFV|El Matorral, Fuerteventura Airport (FUE)|28.453|-13.864|Atlantic/Canary|a
ESGCHI|El Hierro Island, El Hierro Airport (VDE)|27.815|-17.887|Atlantic/Canary|a
ESGCLA|Sta Cruz de la Palma, La Palma Airport (SPC)|28.626|-17.756|Atlantic/Canary|a
ESGCLP|Gran Canaria Island, Gran Canaria Airport (LPA)|27.932|-15.387|Atlantic/Canary|a
ESGCRR|César Manrique-Lanzarote Airport (ACE)|28.945|-13.605|Atlantic/Canary|a
ESGIJ|Gijon|43.53|-5.67|Europe/Madrid|p
ESGRO|Girona-Costa Brava Airport (GRO)|41.905|2.762|Europe/Madrid|a
ESGRX|Granada|37.165|-3.585|Europe/Madrid|c
ESHUV|Huelva|37.261|-6.945|Europe/Madrid|p
ESIBZ|Ibiza|38.9|1.43|Europe/Madrid|p
ESLASPALMA|Las Palmas|28.1|-15.43|Atlantic/Canary|c
ESLCG|La Coruna (A Coruna)|43.37|-8.38|Europe/Madrid|p
ESLEAL|Alicante-Elche Miguel Hernández Airport (ALC)|38.282|-0.558|Europe/Madrid|a
ESLEAS|Ranón, Asturias Airport (OVD)|43.564|-6.035|Europe/Madrid|a
ESLEBL|Josep Tarradellas Barcelona-El Prat Airport (BCN)|41.297|2.078|Europe/Madrid|a
ESLECO|Culleredo, A Coruña Airport (LCG)|43.302|-8.377|Europe/Madrid|a
ESLEDA|Lleida-Alguaire Airport (ILD)|41.728|0.535|Europe/Madrid|a
ESLEI|Almeria|36.83|-2.45|Europe/Madrid|p
ESLEIB|Ibiza Airport (IBZ)|38.873|1.373|Europe/Madrid|a
ESLEJR|Jerez de la Frontera, Jerez Airport (XRY)|36.745|-6.06|Europe/Madrid|a
ESLEMD|Adolfo Suárez Madrid–Barajas Airport (MAD)|40.472|-3.563|Europe/Madrid|a
ESLEMG|Málaga-Costa del Sol Airport (AGP)|36.675|-4.499|Europe/Madrid|a
ESLEMI|Región de Murcia International Airport (RMU)|37.803|-1.125|Europe/Madrid|a
ESLEN|Leon|42.58|-5.57|Europe/Madrid|c
ESLEPA|Palma de Mallorca Airport (PMI)|39.552|2.739|Europe/Madrid|a
ESLERS|Reus Airport (REU)|41.147|1.167|Europe/Madrid|a
ESLESO|San Sebastián Airport (EAS)|43.356|-1.791|Europe/Madrid|a
ESLEVT|Vitoria Airport (VIT)|42.883|-2.724|Europe/Madrid|a
ESLEZL|Sevilla Airport (SVQ)|37.418|-5.893|Europe/Madrid|a
ESLGR|Logrono|42.47|-2.43|Europe/Madrid|c
ESLPA|Las Palmas de Gran Canaria|28.1|-15.42|Atlantic/Canary|p
ESMAD|Madrid|40.417|-3.704|Europe/Madrid|c
ESMAH|Mahón, Menorca Airport (MAH)|39.863|4.219|Europe/Madrid|a
ESMJV|Murcia|37.98|-1.13|Europe/Madrid|c
ESMLN|Melilla|35.32|-2.88|Africa/Ceuta|p
ESMOT|Motril|36.749|-3.518|Europe/Madrid|p
ESMQE|Marbella|36.517|-4.883|Europe/Madrid|c
ESMTO|Mataro|41.54|2.45|Europe/Madrid|c
ESODB|Cordoba|37.88|-4.77|Europe/Madrid|c
ESOURENSE|Ourense|42.33|-7.87|Europe/Madrid|c
ESOVO|Oviedo|43.35|-5.83|Europe/Madrid|c
ESPAL|Palamos|41.85|3.13|Europe/Madrid|p
ESPAS|Pasajes|43.325|-1.93|Europe/Madrid|p
ESPMI|Palma de Mallorca|39.57|2.63|Europe/Madrid|p
ESPNA|Pamplona|42.82|-1.65|Europe/Madrid|c
ESSCQ|Santiago de Compostela, Santiago-Rosalía de Castro Airport (SCQ)|42.896|-8.415|Europe/Madrid|a
ESSCT|Santa Cruz de Tenerife|28.464|-16.252|Atlantic/Canary|p
ESSDR|Santander|43.462|-3.81|Europe/Madrid|p
ESSLM|Salamanca|40.97|-5.67|Europe/Madrid|c
ESSNR|Santurce|43.33|-3.03|Europe/Madrid|p
ESSPC|Santa Cruz de La Palma|28.68|-17.77|Atlantic/Canary|p
ESSVQ|Seville (Sevilla)|37.389|-5.984|Europe/Madrid|p
ESTAR|Tarragona|41.119|1.244|Europe/Madrid|p
ESTBZ|Tabuenca|41.695|-1.543|Europe/Madrid|p
ESTCI|Tenerife|28.32|-16.57|Atlantic/Canary|p
ESTFS|Tenerife Sur Airport (TFS)|28.045|-16.572|Atlantic/Canary|a
ESTOT|Tortosa|40.813|0.521|Europe/Madrid|p
ESVGO|Vigo|42.241|-8.721|Europe/Madrid|p
ESVIT|Vitoria|42.85|-2.67|Europe/Madrid|c
ESVLC|Valencia|39.47|-0.376|Europe/Madrid|p
ESVLL|Valladolid|41.65|-4.75|Europe/Madrid|c
ESZAZ|Zaragoza|41.649|-0.889|Europe/Madrid|p
ETABK|Kebri Dahar Airport (ABK)|6.733|44.241|Africa/Addis_Ababa|a
ETADD|Addis Ababa|9.033|38.7|Africa/Addis_Ababa|c
ETADIGRAT|Adigrat|14.28|39.47|Africa/Addis_Ababa|c
ETAMH|Arba Minch Airport (AMH)|6.039|37.591|Africa/Addis_Ababa|a
ETASO|Asosa Airport (ASO)|10.019|34.586|Africa/Addis_Ababa|a
ETAWA|Hawassa International Airport (AWA)|7.1|38.396|Africa/Addis_Ababa|a
ETAWASA|Awasa|7.06|38.477|Africa/Addis_Ababa|c
ETAXU|Axum Airport (AXU)|14.147|38.773|Africa/Addis_Ababa|a
ETBAHIRDAR|Bahir Dar|11.6|37.383|Africa/Addis_Ababa|c
ETDESE|Dese|11.13|39.63|Africa/Addis_Ababa|c
ETDIR|Dire Dawa|9.59|41.86|Africa/Addis_Ababa|c
ETGDE|Gode Airport (GDE)|5.935|43.579|Africa/Addis_Ababa|a
ETGDQ|Azezo, Gondar Airport (GDQ)|12.52|37.434|Africa/Addis_Ababa|a
ETGMB|Gambela Airport (GMB)|8.129|34.563|Africa/Addis_Ababa|a
ETGONDER|Gonder|12.61|37.46|Africa/Addis_Ababa|c
ETHAAB|Addis Ababa Bole International Airport (ADD)|8.978|38.799|Africa/Addis_Ababa|a
ETHAJJ|Jijiga, Wilwal International Airport (JIJ)|9.333|42.912|Africa/Addis_Ababa|a
ETHAR|Harar|9.32|42.15|Africa/Addis_Ababa|c
ETJIM|Jimma Airport (JIM)|7.666|36.817|Africa/Addis_Ababa|a
ETJIMA|Jima|7.68|36.83|Africa/Addis_Ababa|c
ETMQX|Mekelle, Alula Aba Nega Airport (MQX)|13.467|39.534|Africa/Addis_Ababa|a
ETNZR|Nazret|8.55|39.27|Africa/Addis_Ababa|c
ETS7O|Shashemene|7.2|38.59|Africa/Addis_Ababa|c
FIEFHK|Helsinki Vantaa Airport (HEL)|60.317|24.963|Europe/Helsinki|a
FIEFKK|Kokkola-Pietarsaari Airport (KOK)|63.721|23.143|Europe/Helsinki|a
FIENF|Enontekio Airport (ENF)|68.363|23.424|Europe/Helsinki|a
FIHEL|Helsinki|60.176|24.934|Europe/Helsinki|c
FIIVL|Ivalo Airport (IVL)|68.607|27.405|Europe/Helsinki|a
FIJOE|Joensuu Airport (JOE)|62.663|29.608|Europe/Helsinki|a
FIJYV|Jyväskylän Maalaiskunta, Jyväskylä Airport (JYV)|62.4|25.678|Europe/Helsinki|a
FIKAJ|Kajaani Airport (KAJ)|64.286|27.692|Europe/Helsinki|a
FIKAO|Kuusamo Airport (KAO)|65.988|29.239|Europe/Helsinki|a
FIKEM|Kemi/Tornea (Kemi/Tornio)|65.73|24.57|Europe/Helsinki|p
FIKTK|Kotka|60.47|26.92|Europe/Helsinki|p
FIKTT|Kittilä Airport (KTT)|67.701|24.847|Europe/Helsinki|a
FIKUO|Kuopio Airport (KUO)|63.007|27.798|Europe/Helsinki|a
FILPP|Lappeenranta Airport (LPP)|61.045|28.145|Europe/Helsinki|a
FIMHQ|Mariehamn Airport (MHQ)|60.122|19.898|Europe/Helsinki|a
FIOUL|Oulu|65|25.47|Europe/Helsinki|c
FIPOR|Pori Airport (POR)|61.462|21.8|Europe/Helsinki|a
FIRVN|Rovaniemi Airport (RVN)|66.565|25.83|Europe/Helsinki|a
FISJY|Seinäjoki Airport (SJY)|62.692|22.832|Europe/Helsinki|a
FISVL|Savonlinna Airport (SVL)|61.943|28.945|Europe/Helsinki|a
FITKU|Turku|60.454|22.255|Europe/Helsinki|c
FITMP|Tampere|61.5|23.75|Europe/Helsinki|c
FIVAA|Vaasa Airport (VAA)|63.051|21.762|Europe/Helsinki|a
FIVRK|Varkaus Airport (VRK)|62.171|27.869|Europe/Helsinki|a
FJLBS|Labasa Airport (LBS)|-16.467|179.34|Pacific/Fiji|a
FJLTK|Lautoka|-17.62|177.45|Pacific/Fiji|p
FJNAN|Nadi International Airport (NAN)|-17.755|177.443|Pacific/Fiji|a
FJNFNA|Nausori International Airport (SUV)|-18.043|178.559|Pacific/Fiji|a
FJSUV|Suva|-18.125|178.45|Pacific/Fiji|p
FKMPN|Mount Pleasant Airport (MPN)|-51.823|-58.447|Atlantic/Stanley|a
FKPSY|Port Stanley|-51.698|-57.852|Atlantic/Stanley|p
FKSFAL|Port Stanley Airport (PSY)|-51.686|-57.778|Atlantic/Stanley|a
FMKSA|Okat, Kosrae International Airport (KSA)|5.357|162.958|Pacific/Pohnpei|a
FMPNI|Pohnpei (ex Ponape)|6.854|158.262|Pacific/Pohnpei|p
FMPTPN|Pohnpei International Airport (PNI)|6.985|158.209|Pacific/Pohnpei|a
FMTKK|Weno Island, Chuuk International Airport (TKK)|7.462|151.843|Pacific/Chuuk|a
FMYAP|Yap Island, Yap International Airport (YAP)|9.499|138.083|Pacific/Chuuk|a
FOFAE|Vágar Airport (FAE)|62.063|-7.276|Atlantic/Faroe|a
FOTHO|Thorshavn|62.02|-6.77|Atlantic/Faroe|p
FRAGF|Agen-La Garenne Airport (AGF)|44.175|0.591|Europe/Paris|a
FRAJA|Ajaccio-Napoléon Bonaparte Airport (AJA)|41.924|8.803|Europe/Paris|a
FRAMI|Amiens|49.9|2.3|Europe/Paris|c
FRANE|Angers|47.48|-0.53|Europe/Paris|c
FRAUR|Aurillac Airport (AUR)|44.891|2.422|Europe/Paris|a
FRAVN|Avignon-Caumont Airport (AVN)|43.907|4.902|Europe/Paris|a
FRBAS|Bassens|44.9|-0.516|Europe/Paris|p
FRBAY|Bayonne|43.493|-1.475|Europe/Paris|p
FRBES|Brest|48.4|-4.48|Europe/Paris|p
FRBIA|Bastia-Poretta Airport (BIA)|42.553|9.484|Europe/Paris|a
FRBIQ|Biarritz-Anglet-Bayonne Airport (BIQ)|43.468|-1.531|Europe/Paris|a
FRBOD|Bordeaux|44.838|-0.579|Europe/Paris|p
FRBOL|Boulogne-sur-Mer|50.72|1.62|Europe/Paris|p
FRBSN|Besancon|47.23|6.03|Europe/Paris|c
FRBVA|Paris Beauvais Tillé Airport (BVA)|49.454|2.113|Europe/Paris|a
FRBVE|Brive la Gaillarde, Brive-Souillac (BVE)|45.04|1.486|Europe/Paris|a
FRBZR|Béziers-Vias Airport (BZR)|43.324|3.354|Europe/Paris|a
FRCCF|Carcassonne Airport (CCF)|43.216|2.306|Europe/Paris|a
FRCDG|Paris, Charles de Gaulle International Airport (CDG)|49.013|2.55|Europe/Paris|a
FRCEQ|Cannes-Mandelieu Airport (CEQ)|43.542|6.953|Europe/Paris|a
FRCER|Cherbourg-Maupertus Airport (CER)|49.65|-1.47|Europe/Paris|a
FRCFE|Clermont-Ferrand|45.78|3.08|Europe/Paris|c
FRCFR|Caen|49.184|-0.35|Europe/Paris|c
FRCLY|Calvi-Sainte-Catherine Airport (CLY)|42.524|8.793|Europe/Paris|a
FRCMF|Chambéry-Savoie Airport (CMF)|45.638|5.88|Europe/Paris|a
FRCQF|Calais|50.951|1.859|Europe/Paris|p
FRDIJ|Dijon|47.33|5.03|Europe/Paris|c
FRDKK|Dunkerque|51.034|2.377|Europe/Paris|p
FRDLE|Dole-Tavaux Airport (DLE)|47.043|5.435|Europe/Paris|a
FRDNR|Dinard-Pleurtuit-Saint-Malo Airport (DNR)|48.588|-2.08|Europe/Paris|a
FRDOL|Deauville-Saint-Gatien Airport (DOL)|49.365|0.154|Europe/Paris|a
FRDPE|Dieppe|49.923|1.077|Europe/Paris|p
FREBU|Saint-Etienne|45.43|4.38|Europe/Paris|c
FREGC|Bergerac-Roumanière Airport (EGC)|44.825|0.519|Europe/Paris|a
FRENC|Nancy|48.684|6.2|Europe/Paris|c
FRFNI|Nimes|43.83|4.35|Europe/Paris|c
FRFOS|Fos-sur-Mer|43.43|4.93|Europe/Paris|p
FRFSC|Figari Sud-Corse Airport (FSC)|41.501|9.098|Europe/Paris|a
FRGNB|Grenoble|45.18|5.72|Europe/Paris|c
FRHGT|Chitry|47.763|3.702|Europe/Paris|p
FRIDY|Île d'Yeu Airport (IDY)|46.719|-2.391|Europe/Paris|a
FRLCT|La Ciotat|43.174|5.605|Europe/Paris|p
FRLDE|Tarbes-Lourdes-Pyrénées Airport (LDE)|43.179|-0.006|Europe/Paris|a
FRLEH|Le Havre|49.494|0.108|Europe/Paris|p
FRLFBD|Bordeaux-Mérignac Airport (BOD)|44.828|-0.716|Europe/Paris|a
FRLFBO|Toulouse-Blagnac Airport (TLS)|43.629|1.364|Europe/Paris|a
FRLFCK|Castres-Mazamet Airport (DCM)|43.556|2.289|Europe/Paris|a
FRLFJR|Angers-Loire Airport (ANE)|47.56|-0.312|Europe/Paris|a
FRLFLS|Grenoble-Isère Airport (GNB)|45.363|5.329|Europe/Paris|a
FRLFML|Marseille Provence Airport (MRS)|43.439|5.221|Europe/Paris|a
FRLFMN|Nice-Côte d'Azur Airport (NCE)|43.658|7.216|Europe/Paris|a
FRLFOK|Châlons-Vatry Airport (XCR)|48.773|4.206|Europe/Paris|a
FRLFOP|Rouen Vallée de Seine Airport (URO)|49.387|1.184|Europe/Paris|a
FRLFSB|EuroAirport Basel-Mulhouse-Freiburg Airport (BSL)|47.59|7.529|Europe/Paris|a
FRLIG|Limoges|45.83|1.25|Europe/Paris|c
FRLIO|Lyon|45.77|4.83|Europe/Paris|c
FRLLE|Lille|50.65|3.08|Europe/Paris|c
FRLME|Le Mans|48|0.1|Europe/Paris|c
FRLPC|La Planche|47|-1.43|Europe/Paris|c
FRLPE|La Pallice|46.163|-1.205|Europe/Paris|p
FRLPY|Le Puy-Loudes Airfield (LPY)|45.081|3.763|Europe/Paris|a
FRLRH|La Rochelle|46.16|-1.151|Europe/Paris|p
FRLRT|Lorient|47.748|-3.37|Europe/Paris|p
FRLTR|Le Treport|50.059|1.382|Europe/Paris|p
FRLVE|Le Verdon-sur-Mer|45.55|-1.07|Europe/Paris|p
FRLYS|Lyon Saint-Exupéry Airport (LYS)|45.726|5.081|Europe/Paris|a
FRMDH|Mundolsheim|48.643|7.714|Europe/Paris|c
FRMEL|Melun|48.533|2.667|Europe/Paris|c
FRMLH|Mulhouse|47.75|7.35|Europe/Paris|c
FRMPL|Montpellier|43.61|3.87|Europe/Paris|c
FRMRS|Marseille|43.3|5.4|Europe/Paris|p
FRMT7|Monteton|44.622|0.258|Europe/Paris|p
FRMTX|Montoir-de-Bretagne|47.33|-2.15|Europe/Paris|p
FRMZM|Metz|49.12|6.18|Europe/Paris|c
FRNCE|Nice|43.715|7.265|Europe/Paris|c
FRNCY|Annecy-Haute-Savoie-Mont Blanc Airport (NCY)|45.931|6.106|Europe/Paris|a
FRNTE|Nantes|47.218|-1.554|Europe/Paris|p
FROR6|La Groise|50.079|3.682|Europe/Paris|c
FRORR|Orleans|47.9|1.9|Europe/Paris|c
FRORY|Paris-Orly Airport (ORY)|48.723|2.379|Europe/Paris|a
FRPAR|Paris|48.857|2.352|Europe/Paris|p
FRPGF|Perpignan|42.7|2.9|Europe/Paris|c
FRPIR|Piriac-sur-Mer|47.38|-2.55|Europe/Paris|c
FRPIS|Poitiers-Biard Airport (PIS)|46.588|0.307|Europe/Paris|a
FRPOV|Port-Vendres|42.52|3.12|Europe/Paris|p
FRPUF|Pau Pyrénées Airport (PUF)|43.38|-0.419|Europe/Paris|a
FRQXB|Aix-en-Provence|43.52|5.45|Europe/Paris|c
FRRDZ|Rodez-Marcillac Airport (RDZ)|44.408|2.483|Europe/Paris|a
FRRHE|Reims|49.25|4.03|Europe/Paris|c
FRRNS|Rennes|48.1|-1.67|Europe/Paris|c
FRSET|Sete|43.408|3.701|Europe/Paris|p
FRSNR|Saint-Nazaire|47.28|-2.2|Europe/Paris|p
FRSXB|Strasbourg|48.58|7.75|Europe/Paris|c
FRTLN|Toulon|43.124|5.928|Europe/Paris|p
FRTLS|Toulouse|43.62|1.45|Europe/Paris|c
FRTUF|Tours|47.38|0.7|Europe/Paris|c
FRUIP|Quimper-Cornouaille Airport (UIP)|47.975|-4.168|Europe/Paris|a
FRURO|Rouen|49.443|1.1|Europe/Paris|p
GACLZ|Cap Lopez|-0.773|8.781|Africa/Libreville|p
GAKOU|Koulamoutou Mabimbi Airport (KOU)|-1.185|12.441|Africa/Libreville|a
GALBV|Libreville|0.416|9.467|Africa/Libreville|p
GAMJL|Mouila, Mouilla Ville Airport (MJL)|-1.845|11.057|Africa/Libreville|a
GAMKU|Makokou Airport (MKU)|0.579|12.891|Africa/Libreville|a
GAMVB|Franceville, M'Vengue El Hadj Omar Bongo Ondimba International Airport (MVB)|-1.656|13.438|Africa/Libreville|a
GAOWE|Owendo|0.338|9.483|Africa/Libreville|p
GAOYE|Oyem Airport (OYE)|1.543|11.581|Africa/Libreville|a
GAPOG|Port Gentil|-0.735|8.759|Africa/Libreville|p
GBABD|Aberdeen|57.13|-2.1|Europe/London|p
GBAVO|Avonmouth|51.5|-2.68|Europe/London|p
GBBAD|Barry Dock|51.38|-3.25|Europe/London|p
GBBDT|Broadstairs|51.37|1.42|Europe/London|p
GBBEL|Belfast|54.98|-5.92|Europe/London|p
GBBHM|Birmingham|52.475|-1.92|Europe/London|c
GBBLK|Blackpool|53.83|-3.05|Europe/London|c
GBBOC|Burnham on Crouch|51.62|0.83|Europe/London|p
GBBOE|Bootle|53.47|-3.02|Europe/London|p
GBBOH|Bournemouth|50.73|-1.9|Europe/London|c
GBBOS|Boston|52.979|-0.027|Europe/London|p
GBBRF|Bradford|53.8|-1.75|Europe/London|c
GBBRK|Birkenhead|53.4|-3.03|Europe/London|p
GBBRR|Eoligarry, Barra Airport (BRR)|57.023|-7.443|Europe/London|a
GBBRS|Bristol|51.455|-2.588|Europe/London|p
GBBRT|Bridlington|54.08|-0.2|Europe/London|p
GBBRW|Bridgwater|51.128|-3.004|Europe/London|p
GBBSH|Brighton|50.83|-0.17|Europe/London|c
GBCDF|Cardiff|51.5|-3.2|Europe/London|p
GBCFG|Carrickfergus|54.726|-5.81|Europe/London|p
GBCHD|Charleston|56.6|-3.006|Europe/London|p
GBCMG|Cambridge|52.2|0.117|Europe/London|c
GBCVT|Coventry|52.42|-1.5|Europe/London|c
GBCYN|Cairnryan|54.97|-5.02|Europe/London|p
GBDUN|Dundee|56.5|-2.97|Europe/London|p
GBDVR|Dover|51.128|1.313|Europe/London|p
GBEDI|Edinburgh|55.95|-3.2|Europe/London|p
GBEGAA|Belfast International Airport (BFS)|54.658|-6.216|Europe/London|a
GBEGBB|Birmingham International Airport (BHX)|52.454|-1.748|Europe/London|a
GBEGCC|Manchester Airport (MAN)|53.349|-2.28|Europe/London|a
GBEGEC|Campbeltown Airport (CAL)|55.437|-5.686|Europe/London|a
GBEGGW|London Luton Airport (LTN)|51.875|-0.368|Europe/London|a
GBEGMC|London, Southend Airport (SEN)|51.571|0.696|Europe/London|a
GBEGNT|Newcastle Airport (NCL)|55.037|-1.692|Europe/London|a
GBEGPA|Orkney Islands, Kirkwall Airport (KOI)|58.958|-2.905|Europe/London|a
GBEGPF|Glasgow International Airport (GLA)|55.872|-4.433|Europe/London|a
GBEGPH|Edinburgh Airport (EDI)|55.95|-3.372|Europe/London|a
GBEGPL|Balivanich, Benbecula Airport (BEB)|57.481|-7.363|Europe/London|a
GBEGPO|Stornoway Airport (SYY)|58.216|-6.331|Europe/London|a
GBELL|Ellesmere Port|53.207|-2.887|Europe/London|p
GBEOI|Eday Airport (EOI)|59.191|-2.772|Europe/London|a
GBEON|Seaton|50.705|-3.072|Europe/London|p
GBEXE|Exeter|50.7|-3.53|Europe/London|c
GBFAL|Falmouth|50.153|-5.066|Europe/London|p
GBFRB|Fraserburgh|57.68|-2.02|Europe/London|p
GBFXT|Felixstowe|51.962|1.351|Europe/London|p
GBGLW|Glasgow|55.83|-4.25|Europe/London|p
GBGOO|Goole|53.72|-0.87|Europe/London|p
GBGRG|Grangemouth|56|-3.72|Europe/London|p
GBGRK|Greenock|55.93|-4.75|Europe/London|p
GBGSY|Grimsby|53.53|-0.5|Europe/London|p
GBGTY|Great Yarmouth|52.598|1.728|Europe/London|p
GBGVS|Gravesend|51.442|0.371|Europe/London|p
GBHRW|Harwich|51.935|1.26|Europe/London|p
GBHUL|Hull|53.73|-0.32|Europe/London|p
GBILY|Port Ellen, Islay Airport (ILY)|55.682|-6.257|Europe/London|a
GBIMM|Immingham|53.6|-0.22|Europe/London|p
GBINK|Inverkeithing|56.03|-3.399|Europe/London|p
GBINV|Inverness|57.478|-4.225|Europe/London|p
GBIPS|Ipswich|52.057|1.148|Europe/London|p
GBIRL|Irlam|53.43|-2.42|Europe/London|c
GBKINGSTON|Kingston upon Hull|53.75|-0.33|Europe/London|c
GBKLN|King's Lynn|52.75|0.38|Europe/London|p
GBLAN|Lancaster|54.047|-2.801|Europe/London|p
GBLBA|Leeds|53.83|-1.58|Europe/London|c
GBLCS|Leicester|52.63|-1.133|Europe/London|c
GBLDY|City of Derry Airport (LDY)|55.043|-7.161|Europe/London|a
GBLGP|London Gateway Port|51.5|0.48|Europe/London|p
GBLGW|London Gatwick Airport (LGW)|51.148|-0.19|Europe/London|a
GBLHR|London Heathrow Airport (LHR)|51.471|-0.462|Europe/London|a
GBLIV|Liverpool|53.42|-3|Europe/London|p
GBLON|London|51.507|-0.128|Europe/London|p
GBLSI|Lerwick, Sumburgh Airport (LSI)|59.879|-1.296|Europe/London|a
GBLUT|Luton|51.88|-0.42|Europe/London|c
GBMAL|Maldon|51.732|0.671|Europe/London|p
GBMCD|Macduff|57.67|-2.48|Europe/London|p
GBMID|Middlesbrough|54.57|-1.15|Europe/London|p
GBMME|Darlington, Teesside International Airport (MME)|54.509|-1.429|Europe/London|a
GBMNC|Manchester|53.5|-2.248|Europe/London|c
GBMON|Montrose|56.7|-2.45|Europe/London|p
GBNCL|Newcastle upon Tyne|54.97|-1.6|Europe/London|p
GBNFT|Northfleet|51.441|0.337|Europe/London|p
GBNHV|Newhaven|50.793|0.046|Europe/London|p
GBNPT|Newport|51.581|-3.031|Europe/London|p
GBNQY|Cornwall Airport Newquay (NQY)|50.441|-4.995|Europe/London|a
GBNRW|Norwich|52.63|1.3|Europe/London|c
GBNTG|Nottingham|52.97|-1.17|Europe/London|c
GBOXF|Oxford|51.77|-1.25|Europe/London|c
GBPET|Peterborough|52.58|-0.25|Europe/London|c
GBPFT|Purfleet|51.487|0.243|Europe/London|p
GBPIK|Glasgow Prestwick Airport (PIK)|55.502|-4.587|Europe/London|a
GBPLY|Plymouth|50.4|-4.12|Europe/London|p
GBPME|Portsmouth|50.82|-1.088|Europe/London|p
GBPRE|Preston|53.75|-2.72|Europe/London|p
GBPRU|Portbury|51.47|-2.72|Europe/London|p
GBPST|Parkeston Quay|51.944|1.256|Europe/London|p
GBQUB|Queenborough|51.417|0.747|Europe/London|p
GBRDN|Reading|51.47|-0.98|Europe/London|c
GBRYE|Rye|50.95|0.737|Europe/London|p
GBSAA|Southend-on-Sea|51.55|0.72|Europe/London|c
GBSCA|Scarborough|54.283|-0.4|Europe/London|p
GBSHE|Sheffield|53.367|-1.5|Europe/London|c
GBSHS|Sheerness|51.44|0.764|Europe/London|p
GBSOE|Stoke|53|-2.18|Europe/London|c
GBSOU|Southampton|50.91|-1.404|Europe/London|p
GBSOW|Stanlow|52.58|-2.3|Europe/London|p
GBSSH|South Shields|54.98|-1.42|Europe/London|p
GBSTN|London Stansted Airport (STN)|51.885|0.235|Europe/London|a
GBSUN|Sunderland|54.9|-1.38|Europe/London|p
GBSVT|Silvertown|51.5|0.03|Europe/London|p
GBSWA|Swansea|51.63|-3.97|Europe/London|p
GBTEE|Teesport|54.58|-1.15|Europe/London|p
GBTIL|Tilbury|51.463|0.36|Europe/London|p
GBTRE|Balemartine, Tiree Airport (TRE)|56.499|-6.869|Europe/London|a
GBTYN|Tyne|55|-1.43|Europe/London|p
GBVLY|Angelsey, Anglesey Airport (VLY)|53.248|-4.535|Europe/London|a
GBWDN|Widnes|53.35|-2.73|Europe/London|p
GBWIC|Wick Airport (WIC)|58.459|-3.093|Europe/London|a
GBWOR|Workington|54.644|-3.543|Europe/London|p
GBYRK|York|53.97|-1.08|Europe/London|c
GBYVZ|Stonehouse|51.744|-2.279|Europe/London|p
GDSTG|Saint George's|12.056|-61.749|America/Grenada|p
GEBUS|Batumi|41.617|41.637|Asia/Tbilisi|p
GEKUT|Kutaisi|42.25|42.73|Asia/Tbilisi|c
GEPTI|Poti|42.158|41.671|Asia/Tbilisi|p
GESUI|Sukhumi Babushara / Vladislav Ardzinba International Airport (SUI)|42.858|41.128|Asia/Tbilisi|a
GETBS|Tbilisi|41.715|44.827|Asia/Tbilisi|c
GEUGKO|David the Builder Kutaisi International Airport (KUT)|42.177|42.482|Asia/Tbilisi|a
GEUGTB|Tbilisi International Airport (TBS)|41.669|44.955|Asia/Tbilisi|a
GEZAK|Rustavi|41.57|45.05|Asia/Tbilisi|c
GFCAY|Cayenne|4.922|-52.313|America/Cayenne|p
GFDDC|Degrad des Cannes|4.85|-52.27|America/Cayenne|p
GFSOCA|Cayenne – Félix Eboué Airport (CAY)|4.82|-52.361|America/Cayenne|a
GGACI|Saint Anne, Alderney Airport (ACI)|49.706|-2.215|Europe/London|a
GGGCI|Saint Peter Port, Guernsey Airport (GCI)|49.435|-2.602|Europe/London|a
GHACC|Accra|5.55|-0.217|Africa/Accra|c
GHCCT|Cape Coast|5.11|-1.25|Africa/Accra|c
GHDGAA|Accra, Kotoka International Airport (ACC)|5.605|-0.167|Africa/Accra|a
GHDGTK|Takoradi Airport (TKD)|4.896|-1.775|Africa/Accra|a
GHKAI|Kumasi|6.69|-1.63|Africa/Accra|c
GHKOF|Koforidua|6.09|-0.26|Africa/Accra|c
GHNYI|Sunyani Airport (NYI)|7.362|-2.329|Africa/Accra|a
GHOBU|Obuasi|6.19|-1.66|Africa/Accra|c
GHTEM|Tema|5.709|0.019|Africa/Accra|p
GHTKD|Takoradi|4.902|-1.783|Africa/Accra|p
GHTML|Tamale|9.4|-0.84|Africa/Accra|c
GIGIB|Gibraltar|36.141|-5.354|Europe/Gibraltar|p
GLBGSS|Sisimiut Airport (JHS)|66.951|-53.729|America/Nuuk|a
GLGOH|Nuuk Airport (GOH)|64.193|-51.677|America/Nuuk|a
GLJEG|Aasiaat Airport (JEG)|68.722|-52.785|America/Nuuk|a
GLKUS|Kulusuk Airport (KUS)|65.574|-37.124|America/Nuuk|a
GLSFJ|Kangerlussuaq Airport (SFJ)|67.01|-50.715|America/Nuuk|a
GLTHU|Pituffik, Thule Air Base (THU)|76.531|-68.703|America/Thule|a
GLUAK|Narsarsuaq Airport (UAK)|61.161|-45.426|America/Nuuk|a
GMBJL|Banjul|13.455|-16.579|Africa/Banjul|p
GMBRIKAMA|Brikama|13.28|-16.66|Africa/Banjul|c
GMGBYD|Banjul International Airport (BJL)|13.338|-16.652|Africa/Banjul|a
GNBKJ|Boke|10.94|-14.3|Africa/Conakry|c
GNCKY|Conakry|9.641|-13.578|Africa/Conakry|p
GNGUECKEDO|Gueckedou|8.554|-10.151|Africa/Conakry|c
GNKNN|Kankan|10.39|-9.31|Africa/Conakry|c
GNNZE|Nzerekore|7.76|-8.83|Africa/Conakry|c
GPBBR|Basse-Terre|16|-61.72|America/Guadeloupe|p
GPGBJ|Grand Bourg, Les Bases Airport (GBJ)|15.869|-61.27|America/Guadeloupe|a
GPPTP|Pointe-a-Pitre|16.238|-61.534|America/Guadeloupe|p
GPTFFR|Pointe-à-Pitre Le Raizet International Airport (PTP)|16.265|-61.532|America/Guadeloupe|a
GQBSG|Bata|1.853|9.779|Africa/Malabo|p
GQSSG|Malabo|3.75|8.737|Africa/Malabo|p
GRAOK|Karpathos Island, Karpathos Airport (AOK)|35.421|27.146|Europe/Athens|a
GRAST|Astakos|38.53|21.08|Europe/Athens|p
GRATH|Athens|37.983|23.733|Europe/Athens|c
GRAXD|Alexandroupolis, Alexandroupoli Democritus Airport (AXD)|40.856|25.956|Europe/Athens|a
GRCFU|Kerkyra Island, Ioannis Kapodistrias International Airport (CFU)|39.602|19.912|Europe/Athens|a
GRCHQ|Souda, Chania International Airport (CHQ)|35.532|24.15|Europe/Athens|a
GREEU|Eleusina|38.03|23.53|Europe/Athens|p
GRGPA|Patras Araxos Agamemnon Airport (GPA)|38.151|21.426|Europe/Athens|a
GRHER|Heraklion International Nikos Kazantzakis Airport (HER)|35.34|25.18|Europe/Athens|a
GRIOA|Ioannina Airport (IOA)|39.696|20.823|Europe/Athens|a
GRIRAKLIO|Iraklio|35.325|25.13|Europe/Athens|c
GRJKH|Chios Island National Airport (JKH)|38.343|26.141|Europe/Athens|a
GRJMK|Mykonos Island, Mikonos Airport (JMK)|37.435|25.348|Europe/Athens|a
GRJSH|Crete Island, Sitia Airport (JSH)|35.216|26.101|Europe/Athens|a
GRJSI|Skiathos Island National Airport (JSI)|39.177|23.504|Europe/Athens|a
GRJTR|Santorini Island, Santorini Airport (JTR)|36.399|25.479|Europe/Athens|a
GRKGS|Kos Island, Kos Airport (KGS)|36.793|27.092|Europe/Athens|a
GRKLX|Kalamata Airport (KLX)|37.068|22.025|Europe/Athens|a
GRKVA|Kavala Alexander the Great International Airport (KVA)|40.913|24.619|Europe/Athens|a
GRKZI|Kozani State Airport Filippos (KZI)|40.286|21.841|Europe/Athens|a
GRLARISSA|Larissa|39.63|22.42|Europe/Athens|c
GRLGAV|Athens Eleftherios Venizelos International Airport (ATH)|37.936|23.945|Europe/Athens|a
GRLGBL|Nea Anchialos National Airport (VOL)|39.22|22.794|Europe/Athens|a
GRLGKF|Kefallinia Island, Kefallinia Airport (EFL)|38.12|20.5|Europe/Athens|a
GRLGRP|Rodes Island, Diagoras Airport (RHO)|36.405|28.086|Europe/Athens|a
GRLGTS|Thessaloniki Macedonia International Airport (SKG)|40.52|22.971|Europe/Athens|a
GRMJT|Mytilene International Airport (MJT)|39.057|26.598|Europe/Athens|a
GRPATRA|Patra|38.23|21.73|Europe/Athens|c
GRPIR|Piraeus|37.93|23.62|Europe/Athens|p
GRPIRAIEVS|Piraiévs|37.95|23.7|Europe/Athens|c
GRPVK|Preveza, Aktion National Airport (PVK)|38.925|20.765|Europe/Athens|a
GRRHO|Rhodes|36.435|28.217|Europe/Athens|p
GRSKG|Thessaloniki|40.63|22.95|Europe/Athens|p
GRSMI|Samos Island, Samos Airport (SMI)|37.69|26.912|Europe/Athens|a
GRVOL|Volos|39.37|22.95|Europe/Athens|p
GRZTH|Zakynthos Island, Zakynthos International Airport "Dionysios Solomos" (ZTH)|37.751|20.884|Europe/Athens|a
GTAAZ|Quetzaltenango|14.83|-91.52|America/Guatemala|c
GTCHR|Champerico|14.3|-91.92|America/Guatemala|p
GTESC|Escuintla|14.3|-90.78|America/Guatemala|c
GTFRS|San Benito, Mundo Maya International Airport (FRS)|16.914|-89.866|America/Guatemala|a
GTGUA|Guatemala City|14.635|-90.507|America/Guatemala|c
GTMGGT|Guatemala City, La Aurora Airport (GUA)|14.583|-90.527|America/Guatemala|a
GTMGSJ|Puerto San José, San José Airport (GSJ)|13.936|-90.836|America/Guatemala|a
GTPBR|Puerto Barrios|15.695|-88.586|America/Guatemala|p
GTPRO|El Progreso|14.85|-90.017|America/Guatemala|c
GTPRQ|Puerto Quetzal|13.93|-90.79|America/Guatemala|p
GTSTC|Puerto Santo Tomas de Castilla|15.7|-88.62|America/Guatemala|p
GUGUM|Guam|13.444|144.794|Pacific/Guam|p
GUPGUM|Hagåtña, Antonio B. Won Pat International Airport (GUM)|13.483|144.796|Pacific/Guam|a
GWOXB|Bissau|11.85|-15.58|Africa/Bissau|p
GYGEO|Georgetown|6.801|-58.155|America/Guyana|p
GYKAI|Kaieteur Falls, Kaieteur International Airport (KAI)|5.173|-59.491|America/Guyana|a
GYLTM|Lethem Airport (LTM)|3.373|-59.789|America/Guyana|a
GYOGL|Ogle, Eugene F. Correira International Airport (OGL)|6.806|-58.106|America/Guyana|a
HKHKG|Hong Kong|22.396|114.109|Asia/Hong_Kong|p
HKVHHH|Hong Kong International Airport (HKG)|22.309|113.915|Asia/Hong_Kong|a
HNAMP|Amapala|13.292|-87.652|America/Tegucigalpa|p
HNGJA|Guanaja, La Laguna Airport (GJA)|16.445|-85.907|America/Tegucigalpa|a
HNLCE|La Ceiba|15.77|-86.792|America/Tegucigalpa|p
HNMHRO|Coxen Hole, Juan Manuel Gálvez International Airport (RTB)|16.317|-86.523|America/Tegucigalpa|a
HNMHSC|Palmerola International Airport / José Enrique Soto Cano Air Base (XPL)|14.382|-87.621|America/Tegucigalpa|a
HNPCA|Puerto Castilla|16.017|-85.959|America/Tegucigalpa|p
HNPCR|Puerto Cortes|15.825|-87.929|America/Tegucigalpa|p
HNRTB|Roatan|16.3|-86.55|America/Tegucigalpa|p
HNSAP|San Pedro Sula|15.5|-88.03|America/Tegucigalpa|c
HNSLO|San Lorenzo|13.433|-87.455|America/Tegucigalpa|p
HNTEA|Tela|15.773|-87.465|America/Tegucigalpa|p
HNTGU|Tegucigalpa|14.102|-87.218|America/Tegucigalpa|c
HRDBV|Dubrovnik|42.65|18.08|Europe/Zagreb|p
HRLDSB|Bol, Brač Airport (BWK)|43.286|16.68|Europe/Zagreb|a
HRLDZA|Zagreb Airport (ZAG)|45.743|16.069|Europe/Zagreb|a
HROSI|Osijek Airport (OSI)|45.463|18.81|Europe/Zagreb|a
HRPLE|Ploce|43.05|17.43|Europe/Zagreb|p
HRPUY|Pula Airport (PUY)|44.894|13.922|Europe/Zagreb|a
HRRJK|Rijeka|45.33|14.4|Europe/Zagreb|p
HRSPU|Split|43.5|16.45|Europe/Zagreb|p
HRZAD|Zemunik, Zadar Airport (ZAD)|44.108|15.347|Europe/Zagreb|a
HRZAG|Zagreb|45.8|16|Europe/Zagreb|c
HTACA|Les Cayes|18.2|-73.75|America/Port-au-Prince|c
HTCAP|Cap-Haitien|19.75|-72.2|America/Port-au-Prince|p
HTGVS|Gonaives|19.45|-72.683|America/Port-au-Prince|c
HTJAK|Jacmel Airport (JAK)|18.241|-72.519|America/Port-au-Prince|a
HTJEE|Jérémie Airport (JEE)|18.663|-74.17|America/Port-au-Prince|a
HTMTPP|Port-au-Prince, Toussaint Louverture International Airport (PAP)|18.58|-72.293|America/Port-au-Prince|a
HTPAP|Port-au-Prince|18.594|-72.307|America/Port-au-Prince|p
HUBUD|Budapest|47.498|19.04|Europe/Budapest|p
HUDEB|Debrecen|47.53|21.63|Europe/Budapest|c
HUGYO|Gyor|47.7|17.63|Europe/Budapest|c
HUKCS|Kecskemet|46.9|19.7|Europe/Budapest|c
HULHBP|Budapest Liszt Ferenc International Airport (BUD)|47.43|19.261|Europe/Budapest|a
HUMCQ|Miskolc|48.1|20.78|Europe/Budapest|c
HUNGH|Nyiregyhaza|47.965|21.719|Europe/Budapest|c
HUPEC|Pecs|46.08|18.22|Europe/Budapest|c
HUSOB|Sármellék, Hévíz–Balaton Airport (SOB)|46.686|17.159|Europe/Budapest|a
HUSZE|Szeged|46.25|20.15|Europe/Budapest|c
HUSZR|Szekesfehervar|47.195|18.408|Europe/Budapest|c
IDAMA|Amamapare, Ij|-4.865|136.798|Asia/Jayapura|p
IDAMI|Mataram|-8.58|116.135|Asia/Makassar|c
IDAMQ|Ambon|-3.717|128.2|Asia/Jayapura|c
IDBANDJARM|Bandjarmasin|-3.33|114.58|Asia/Makassar|c
IDBDJ|Banjarmasin|-3.319|114.594|Asia/Makassar|p
IDBDO|Bandung|-6.95|107.57|Asia/Jakarta|c
IDBEJ|Tanjung Redeb - Borneo Island, Kalimarau Airport (BEJ)|2.156|117.432|Asia/Makassar|a
IDBIAK|Biak|-1.161|136.048|Asia/Jayapura|c
IDBIT|Bitung, Sulawesi|1.132|124.63|Asia/Makassar|p
IDBJI|Binjai|3.62|98.5|Asia/Jakarta|c
IDBKA|Bekasi|-6.217|106.972|Asia/Jakarta|c
IDBKS|Bengkulu|-3.8|102.27|Asia/Jakarta|c
IDBLW|Belawan|3.78|98.69|Asia/Jakarta|p
IDBNI|Banyuwangi|-8.195|114.37|Asia/Jakarta|c
IDBOG|Bogor|-6.57|106.75|Asia/Jakarta|c
IDBPN|Balikpapan|-1.28|116.83|Asia/Makassar|p
IDBTH|Batam, Hang Nadim International Airport (BTH)|1.121|104.119|Asia/Jakarta|a
IDBTJ|Banda Aceh|5.55|95.32|Asia/Jakarta|c
IDBTM|Batam Island|1.083|104.03|Asia/Jakarta|p
IDBTR|Blitar|-8.07|112.15|Asia/Jakarta|c
IDBUK|Bukittinggi|-0.303|100.361|Asia/Jakarta|c
IDBXT|Bontang|0.133|117.5|Asia/Makassar|c
IDCBN|Cirebon|-6.733|108.567|Asia/Jakarta|c
IDCGK|Jakarta, Soekarno-Hatta International Airport (CGK)|-6.126|106.656|Asia/Jakarta|a
IDCIG|Cigading|-6.012|105.988|Asia/Jakarta|c
IDCXP|Cilacap|-7.719|109.015|Asia/Jakarta|c
IDDJB|Jambi, Sumatra|-1.61|103.613|Asia/Jakarta|p
IDDJJ|Jayapura, Irian Jaya|-2.592|140.669|Asia/Jayapura|p
IDDPS|Denpasar|-8.65|115.22|Asia/Makassar|c
IDDUM|Dumai, Pinang Kampai Airport (DUM)|1.609|101.433|Asia/Jakarta|a
IDGNS|Gunungsitoli, Binaka Airport (GNS)|1.166|97.704|Asia/Jakarta|a
IDGTO|Gorontalo|0.55|123.07|Asia/Makassar|c
IDINDRAMAY|Indramayu|-6.336|108.319|Asia/Jakarta|c
IDJEM|Jember|-8.173|113.687|Asia/Jakarta|c
IDJKT|Jakarta, Java|-6.13|106.83|Asia/Jakarta|p
IDJOG|Yogyakarta|-7.78|110.375|Asia/Jakarta|c
IDKAB|Kabil|1.05|104.13|Asia/Jakarta|c
IDKDI|Kendari|-3.955|122.597|Asia/Makassar|c
IDKDR|Kediri|-7.79|112|Asia/Jakarta|c
IDKNO|Medan, Kualanamu International Airport (KNO)|3.638|98.871|Asia/Jakarta|a
IDKOE|Kupang|-10.179|123.583|Asia/Makassar|c
IDKTG|Ketapang, Rahadi Osman Airport (KTG)|-1.817|109.963|Asia/Pontianak|a
IDKXBAPT|Kolaka, Sangia Nibandera Airport (KXB)|-4.341|121.524|Asia/Makassar|a
IDLAS|Langsa|4.674|97.966|Asia/Jakarta|c
IDLBM|Lobam|1|104.27|Asia/Jakarta|p
IDLSW|Lhokseumawe|5.191|97.141|Asia/Jakarta|c
IDLUV|Langgur, Karel Sadsuitubun Airport (LUV)|-5.76|132.759|Asia/Jayapura|a
IDMAG|Magelang|-7.47|110.18|Asia/Jakarta|c
IDMAJ|Majene|-3.534|118.966|Asia/Makassar|c
IDMAK|Makassar|-5.12|119.4|Asia/Makassar|p
IDMARTAPUR|Martapura|-3.414|114.836|Asia/Makassar|c
IDMDC|Manado|1.48|124.85|Asia/Makassar|c
IDMDI|Madiun|-7.635|111.515|Asia/Jakarta|c
IDMEQ|Kuala Pesisir, Cut Nyak Dhien Airport (MEQ)|4.041|96.254|Asia/Jakarta|a
IDMES|Medan, Sumatra|3.595|98.672|Asia/Jakarta|p
IDMJT|Mojokerto|-7.47|112.43|Asia/Jakarta|c
IDMKQ|Merauke, Mopah International Airport (MKQ)|-8.524|140.42|Asia/Jayapura|a
IDMKW|Manokwari, Rendani Airport (MKW)|-0.892|134.049|Asia/Jayapura|a
IDMLG|Malang|-7.98|112.61|Asia/Jakarta|c
IDMRK|Merak, Java|-5.935|106.006|Asia/Jakarta|p
IDNAH|Tahuna-Sangihe Island, Naha Airport (NAH)|3.683|125.528|Asia/Makassar|a
IDNBX|Nabire Airport (NBX)|-3.369|135.497|Asia/Jayapura|a
IDNPO|Nanga Pinoh-Borneo Island, Nanga Pinoh Airport (NPO)|-0.349|111.748|Asia/Pontianak|a
IDNTX|Ranai-Natuna Besar Island, Ranai-Natuna Airport (NTX)|3.909|108.388|Asia/Jakarta|a
IDOKL|Oksibil Airport (OKL)|-4.907|140.628|Asia/Jayapura|a
IDPADANGSI|Padangsidempuan|1.389|99.273|Asia/Jakarta|c
IDPAKALONG|Pakalongan|-6.88|109.67|Asia/Jakarta|c
IDPAL|Palu|-0.907|119.833|Asia/Makassar|c
IDPAT|Pati|-6.742|111.035|Asia/Jakarta|c
IDPAZ|Pasuruan|-7.63|112.9|Asia/Jakarta|c
IDPDG|Padang|-0.95|100.35|Asia/Jakarta|p
IDPINRANG|Pinrang|-3.786|119.652|Asia/Makassar|c
IDPKU|Pekanbaru, Sumatra|0.507|101.448|Asia/Jakarta|p
IDPKY|Palangkaraya|-2.21|113.91|Asia/Pontianak|c
IDPLM|Palembang, Sumatra|-2.976|104.775|Asia/Jakarta|p
IDPMT|Pematangsiantar|2.961|99.061|Asia/Jakarta|c
IDPNJ|Panjang|-5.47|105.32|Asia/Jakarta|p
IDPNK|Pontianak, Kalimantan|-0.026|109.343|Asia/Pontianak|p
IDPRO|Probolinggo|-7.75|113.15|Asia/Jakarta|c
IDPSU|Putussibau-Borneo Island, Pangsuma Airport (PSU)|0.836|112.937|Asia/Pontianak|a
IDPWG|Perawang|0.63|101.62|Asia/Jakarta|p
IDRABA|Raba|-8.45|118.767|Asia/Makassar|c
IDSEQ|Sungai Pakning, Sumatra|1.35|102.078|Asia/Jakarta|p
IDSER|Serang|-6.11|106.15|Asia/Jakarta|c
IDSINGARAJ|Singaraja|-8.115|115.094|Asia/Makassar|c
IDSKT|Surakarta|-7.565|110.825|Asia/Jakarta|c
IDSKW|Singkawang|0.912|108.965|Asia/Pontianak|c
IDSLG|Sibolga|1.75|98.8|Asia/Jakarta|c
IDSOQ|Sorong|-0.855|131.285|Asia/Jayapura|c
IDSQG|Sintang Airport (SQG)|0.064|111.474|Asia/Pontianak|a
IDSRG|Semarang|-6.97|110.48|Asia/Jakarta|p
IDSRI|Samarinda, Kalimantan|-0.495|117.144|Asia/Makassar|p
IDSTG|Salatiga|-7.31|110.49|Asia/Jakarta|c
IDSUB|Surabaya|-7.23|112.75|Asia/Jakarta|p
IDSUKABUMI|Sukabumi|-6.91|106.9|Asia/Jakarta|c
IDTAB|Taboneo|-3.68|114.42|Asia/Makassar|p
IDTBG|Teluk Betung, Sumatra|-5.446|105.267|Asia/Jakarta|p
IDTEGAL|Tegal|-6.87|109.12|Asia/Jakarta|c
IDTERNATE|Ternate|0.793|127.363|Asia/Jayapura|c
IDTKG|Bandar Lampung|-5.45|105.3|Asia/Jakarta|c
IDTNJ|Tanjungpinang|0.917|104.471|Asia/Jakarta|c
IDTPP|Tanjung Priok|-6.132|106.871|Asia/Jakarta|c
IDTRK|Tarakan|3.3|117.633|Asia/Makassar|c
IDTSY|Tasikmalaya|-7.325|108.215|Asia/Jakarta|c
IDTTI|Tebingtinggi|3.326|99.157|Asia/Jakarta|c
IDUGU|Bilogai-Sugapa Airport (UGU)|-3.74|137.031|Asia/Jayapura|a
IDUJUNGPAN|Ujungpandang|-5.14|119.432|Asia/Makassar|c
IDUPG|Ujung Pandang, Sulawesi|-5.078|119.549|Asia/Makassar|p
IDWAAA|Ujung Pandang, Hasanuddin International Airport (UPG)|-5.062|119.554|Asia/Makassar|a
IDWABP|Timika, Mozes Kilangin Airport (TIM)|-4.53|136.887|Asia/Jayapura|a
IDWADD|Denpasar, Ngurah Rai (Bali) International Airport (DPS)|-8.748|115.167|Asia/Makassar|a
IDWAFB|Toraja Airport (TRT)|-3.186|119.918|Asia/Makassar|a
IDWAJJ|Sentani, Dortheys Hiyo Eluay International Airport (DJJ)|-2.58|140.52|Asia/Jayapura|a
IDWAKT|Tanah Merah Airport (TMH)|-6.097|140.304|Asia/Jayapura|a
IDWALL|Balikpapan, Sultan Aji Muhammad Sulaiman Sepinggan International Airport (BPN)|-1.268|116.895|Asia/Makassar|a
IDWAMT|Sango, Sultan Babullah Airport (TTE)|0.831|127.382|Asia/Jayapura|a
IDWAON|Tanta-Tabalong, Warukin Airport (TJG)|-2.217|115.436|Asia/Makassar|a
IDWAOO|Landasan Ulin, Syamsudin Noor International Airport (BDJ)|-3.442|114.763|Asia/Makassar|a
IDWARR|Surabaya, Juanda International Airport (SUB)|-7.38|112.787|Asia/Jakarta|a
IDWASF|Fakfak Airport (FKQ)|-2.921|132.267|Asia/Jayapura|a
IDWASK|Kaimana Airport (KNG)|-3.645|133.695|Asia/Jayapura|a
IDWAWD|Wangi-wangi Island, Matahora Airport (WNI)|-5.294|123.634|Asia/Makassar|a
IDWIME|Padang Sidempuan, Aek Godang Airport (AEG)|1.4|99.43|Asia/Jakarta|a
IDWIMU|Kutacane, Alas Leuser Airport (LSR)|3.391|97.864|Asia/Jakarta|a
IDWIPQ|Talang Gudang-Sumatra Island, Pendopo Airport (PDO)|-3.286|103.88|Asia/Jakarta|a
IDWITK|Takengon, Rembele Airport (TXE)|4.721|96.852|Asia/Jakarta|a
IDWMX|Wamena Airport (WMX)|-4.097|138.952|Asia/Jayapura|a
IEDRO|Drogheda|53.718|-6.356|Europe/Dublin|p
IEDUB|Dublin|53.35|-6.26|Europe/Dublin|p
IEEIDL|Donegal Airport (CFN)|55.044|-8.341|Europe/Dublin|a
IEEIDW|Dublin Airport (DUB)|53.429|-6.262|Europe/Dublin|a
IEFOV|Foynes|52.611|-9.105|Europe/Dublin|p
IEGWY|Galway|53.271|-9.057|Europe/Dublin|p
IEKIR|Killarney, Kerry Airport (KIR)|52.181|-9.524|Europe/Dublin|a
IEKLN|Kinsale|51.706|-8.523|Europe/Dublin|p
IENOC|Charlestown, Ireland West Knock Airport (NOC)|53.91|-8.818|Europe/Dublin|a
IEORK|Cork|51.897|-8.486|Europe/Dublin|p
IESNN|Shannon Airport (SNN)|52.702|-8.925|Europe/Dublin|a
IEWAT|Waterford|52.25|-7.1|Europe/Dublin|p
ILASH|Ashdod|31.804|34.655|Asia/Jerusalem|p
ILBEERSHEV|Beer Sheva|31.25|34.83|Asia/Jerusalem|c
ILHAD|Hadera|32.434|34.92|Asia/Jerusalem|p
ILHFA|Haifa|32.794|34.99|Asia/Jerusalem|p
ILJRS|Jerusalem|31.778|35.207|Asia/Jerusalem|c
ILLLBG|Tel Aviv, Ben Gurion International Airport (TLV)|32.011|34.887|Asia/Jerusalem|a
ILLLER|Eilat, Ramon International Airport (ETM)|29.727|35.014|Asia/Jerusalem|a
ILNAT|Netanya|32.33|34.87|Asia/Jerusalem|p
ILNAZ|Nazareth|32.704|35.296|Asia/Jerusalem|c
ILRMG|Ramat Gan|32.08|34.8|Asia/Jerusalem|c
ILTLV|Tel Aviv-Yafo|32.05|34.75|Asia/Jerusalem|p
IMIOM|Castletown, Isle of Man Airport (IOM)|54.083|-4.624|Europe/Isle_of_Man|a
INABH|Abohar|30.12|74.29|Asia/Kolkata|c
INAGR|Agra|27.177|78.008|Asia/Kolkata|p
INAGX|Agatti Airport (AGX)|10.824|72.176|Asia/Kolkata|a
INAJI|Ajmer|26.45|74.64|Asia/Kolkata|c
INAJL|Aizawl|23.71|92.72|Asia/Kolkata|c
INAKD|Akola|20.71|77.01|Asia/Kolkata|c
INALAPPUZH|Alappuzha|9.5|76.37|Asia/Kolkata|c
INALG|Aligarh|27.892|78.062|Asia/Kolkata|c
INALIPURDU|Alipur Duar|26.484|89.567|Asia/Kolkata|c
INALW|Alwar|27.545|76.605|Asia/Kolkata|c
INAMBALA|Ambala|30.32|76.82|Asia/Kolkata|c
INAMD|Ahmedabad|23.03|72.62|Asia/Kolkata|c
INAMRAVATI|Amravati|20.95|77.77|Asia/Kolkata|c
INASANSOL|Asansol|23.683|86.983|Asia/Kolkata|c
INATALNAGA|Atal Nagar|21.235|81.635|Asia/Kolkata|c
INATQ|Amritsar|31.64|74.87|Asia/Kolkata|c
INAYODHYA|Ayodhya|26.75|82.17|Asia/Kolkata|c
INBALLARI|Ballari|15.15|76.915|Asia/Kolkata|c
INBARAMULA|Baramula|34.2|74.35|Asia/Kolkata|c
INBARDDHAM|Barddhaman|23.25|87.865|Asia/Kolkata|c
INBBI|Bhubaneswar, Biju Patnaik Airport (BBI)|20.244|85.818|Asia/Kolkata|a
INBDQ|Vadodara|22.31|73.18|Asia/Kolkata|c
INBEK|Bareilly|28.345|79.42|Asia/Kolkata|c
INBELAGAVI|Belagavi|15.865|74.505|Asia/Kolkata|c
INBHA|Bharatpur|27.25|77.5|Asia/Kolkata|c
INBHAGALPU|Bhagalpur|25.23|86.98|Asia/Kolkata|c
INBHATPARA|Bhatpara|22.85|88.52|Asia/Kolkata|c
INBHH|Bahraich|27.62|81.67|Asia/Kolkata|c
INBHI|Bhilai|21.217|81.433|Asia/Kolkata|c
INBHJ|Bhuj|23.25|69.81|Asia/Kolkata|c
INBHL|Bhilwara|25.35|74.635|Asia/Kolkata|c
INBHO|Bhopal|23.25|77.41|Asia/Kolkata|c
INBHU|Bhavnagar|21.778|72.13|Asia/Kolkata|c
INBHUBANES|Bhubaneshwar|20.27|85.827|Asia/Kolkata|c
INBID|Bidar|17.923|77.518|Asia/Kolkata|c
INBJP|Bijapur|16.835|75.71|Asia/Kolkata|c
INBKB|Bikaner|28.03|73.33|Asia/Kolkata|c
INBLR|Bengaluru (Bangalore)|12.98|77.58|Asia/Kolkata|c
INBOM|Mumbai (ex Bombay)|18.97|72.82|Asia/Kolkata|p
INBRAHMAPU|Brahmapur|19.32|84.8|Asia/Kolkata|c
INBSL|Bhusawal|21.02|75.83|Asia/Kolkata|c
INBULANDSH|Bulandshahr|28.41|77.848|Asia/Kolkata|c
INBURHANPU|Burhanpur|21.3|76.13|Asia/Kolkata|c
INBUU|Budaun|28.03|79.09|Asia/Kolkata|c
INBW2|Bhiwani|28.81|76.125|Asia/Kolkata|c
INBWN|Bhiwandi|19.35|73.13|Asia/Kolkata|c
INCCJ|Kozhikode|11.25|75.77|Asia/Kolkata|c
INCCU|Kolkata (ex Calcutta)|22.57|88.35|Asia/Kolkata|p
INCDL|Cuddalore|11.745|79.768|Asia/Kolkata|p
INCDP|Kadapa Airport (CDP)|14.513|78.769|Asia/Kolkata|a
INCHA|Chandrapur|19.97|79.3|Asia/Kolkata|c
INCHHATRAP|Chhatrapati Sambhajinagar|19.896|75.32|Asia/Kolkata|c
INCJB|Coimbatore|11.017|76.956|Asia/Kolkata|p
INCLX|Chirala|15.86|80.34|Asia/Kolkata|c
INCOK|Kochi (Cochin)|9.97|76.23|Asia/Kolkata|p
INCUT|Cuttack|20.47|85.89|Asia/Kolkata|c
INDAM|Daman|20.397|72.833|Asia/Kolkata|p
INDAVANGER|Davangere|14.47|75.92|Asia/Kolkata|c
INDBD|Dhanbad|23.8|86.42|Asia/Kolkata|c
INDED|Dehra Dun|30.32|78.05|Asia/Kolkata|c
INDEL|Delhi|28.67|77.23|Asia/Kolkata|c
INDHM|Kangra Airport (DHM)|32.165|76.263|Asia/Kolkata|a
INDIB|Dibrugarh|27.483|94.9|Asia/Kolkata|c
INDID|Nanded|19.17|77.3|Asia/Kolkata|c
INDIL|Dindigul|10.38|78|Asia/Kolkata|c
INDLE|Dhule|20.9|74.77|Asia/Kolkata|c
INDMU|Dimapur Airport (DMU)|25.884|93.771|Asia/Kolkata|a
INDRI|Dadri|28.57|77.55|Asia/Kolkata|c
INETAWAH|Etawah|26.785|79.015|Asia/Kolkata|c
INFBD|Faridabad|28.433|77.317|Asia/Kolkata|c
INFTP|Fatehpur|25.88|80.8|Asia/Kolkata|c
INFZD|Firozabad|27.15|78.395|Asia/Kolkata|c
INGAW|Guwahati|26.16|91.77|Asia/Kolkata|c
INGAY|Gaya|24.8|85|Asia/Kolkata|c
INGBA|Gulbarga|17.35|76.82|Asia/Kolkata|c
INGDBAPT|Gondia, Birsi Airport (GDB)|21.527|80.29|Asia/Kolkata|a
INGDH|Gandhinagar|23.3|72.64|Asia/Kolkata|c
INGOP|Gorakhpur|26.75|83.38|Asia/Kolkata|c
INGOXAPT|Mopa International Airport (GOX)|15.744|73.861|Asia/Kolkata|a
INGTR|Guntur|16.33|80.45|Asia/Kolkata|c
INGURUGRAM|Gurugram|28.45|77.02|Asia/Kolkata|c
INGWL|Gwalior|26.23|78.18|Asia/Kolkata|c
INGZB|Ghaziabad|28.66|77.408|Asia/Kolkata|c
INHAL|Haldia|22.067|88.07|Asia/Kolkata|p
INHAPUR|Hapur|28.744|77.763|Asia/Kolkata|c
INHATHRAS|Hathras|27.6|78.05|Asia/Kolkata|c
INHBX|Hubli Airport (HBX)|15.362|75.085|Asia/Kolkata|a
INHDR|Hindupur|13.78|77.49|Asia/Kolkata|c
INHISAR|Hisar|29.17|75.725|Asia/Kolkata|c
INHJR|Khajuraho Airport (HJR)|24.817|79.919|Asia/Kolkata|a
INHOS|Hoshiarpur|31.52|75.98|Asia/Kolkata|c
INHOSAPETE|Hosapete|15.28|76.375|Asia/Kolkata|c
INHRA|Haora|22.58|88.33|Asia/Kolkata|c
INHUBBALLI|Hubballi|15.36|75.125|Asia/Kolkata|c
INHYD|Hyderabad|17.4|78.48|Asia/Kolkata|c
INICD|New Delhi|28.6|77.2|Asia/Kolkata|p
INIDR|Indore|22.715|75.865|Asia/Kolkata|c
INIMF|Imphal|24.8|93.95|Asia/Kolkata|c
INISK|Nasik|20|73.78|Asia/Kolkata|c
INIXA|Agartala|23.835|91.28|Asia/Kolkata|c
INIXC|Chandigarh|30.72|76.78|Asia/Kolkata|c
INIXD|Prayagraj Deendayal Upadhyay Airport / Bamrauli Air Force Station (IXD)|25.44|81.734|Asia/Kolkata|a
INIXE|Mangaluru (Mangalore)|12.914|74.856|Asia/Kolkata|p
INIXG|Belagavi Airport (IXG)|15.859|74.618|Asia/Kolkata|a
INIXI|Lilabari North Lakhimpur Airport (IXI)|27.296|94.098|Asia/Kolkata|a
INIXJ|Jammu|32.712|74.847|Asia/Kolkata|c
INIXL|Leh Kushok Bakula Rimpochee Airport (IXL)|34.136|77.547|Asia/Kolkata|a
INIXM|Madurai|9.92|78.12|Asia/Kolkata|c
INIXP|Pathankot|32.27|75.72|Asia/Kolkata|c
INIXR|Ranchi|23.37|85.33|Asia/Kolkata|c
INIXS|Silchar|24.79|92.79|Asia/Kolkata|c
INIXU|Aurangabad Airport (IXU)|19.863|75.398|Asia/Kolkata|a
INIXW|Jamshedpur|22.788|86.198|Asia/Kolkata|c
INIXY|Kandla|23.03|70.22|Asia/Kolkata|p
INIXZ|Port Blair, Veer Savarkar International Airport / INS Utkrosh (IXZ)|11.641|92.73|Asia/Kolkata|a
INJAI|Jaipur|26.92|75.82|Asia/Kolkata|c
INJDH|Jodhpur|26.25|73.03|Asia/Kolkata|c
INJGA|Jamnagar Airport (JGA)|22.465|70.013|Asia/Kolkata|a
INJHANSI|Jhansi|25.453|78.557|Asia/Kolkata|c
INJLR|Jabalpur|23.175|79.955|Asia/Kolkata|c
INJRH|Jorhat Airport (JRH)|26.732|94.175|Asia/Kolkata|a
INJSJ|Sambalpur|21.47|83.97|Asia/Kolkata|c
INKAK|Kakinada|16.989|82.248|Asia/Kolkata|p
INKBM|Kumbakonam|10.98|79.4|Asia/Kolkata|c
INKCP|Kanchipuram|12.834|79.717|Asia/Kolkata|c
INKHM|Khammam|17.28|80.16|Asia/Kolkata|c
INKLH|Kolhapur|16.7|74.22|Asia/Kolkata|c
INKLY|Kalyan|19.25|73.16|Asia/Kolkata|c
INKMR|Karimnagar|18.46|79.11|Asia/Kolkata|c
INKNU|Kanpur|26.45|80.332|Asia/Kolkata|p
INKOLAR|Kolar|13.134|78.133|Asia/Kolkata|c
INKOLLAM|Kollam|8.9|76.57|Asia/Kolkata|c
INKRI|Krishnapatnam|14.289|80.125|Asia/Kolkata|p
INKRISHNAN|Krishnanagar|23.38|88.53|Asia/Kolkata|c
INKRL|Karnal|29.68|76.97|Asia/Kolkata|c
INKTU|Kota|25.18|75.835|Asia/Kolkata|c
INKURNOOL|Kurnool|15.83|78.03|Asia/Kolkata|c
INLAT|Latur|18.4|76.57|Asia/Kolkata|c
INLKO|Lucknow|26.855|80.915|Asia/Kolkata|c
INLUH|Ludhiana|30.901|75.857|Asia/Kolkata|p
INMAA|Chennai (ex Madras)|13.08|80.28|Asia/Kolkata|p
INMAC|Machilipatnam|16.2|81.18|Asia/Kolkata|c
INMALEGAON|Malegaon|20.56|74.525|Asia/Kolkata|c
INMANDYA|Mandya|12.57|76.92|Asia/Kolkata|c
INMAT|Mathura|27.5|77.67|Asia/Kolkata|c
INMED|Medinipur|22.33|87.15|Asia/Kolkata|c
INMER|Meerut|29|77.7|Asia/Kolkata|c
INMIRZAPUR|Mirzapur|25.145|82.57|Asia/Kolkata|c
INMOR|Moradabad|28.83|78.78|Asia/Kolkata|c
INMUM|Ahmednagar|19.11|74.75|Asia/Kolkata|c
INMUN|Mundra|22.84|69.721|Asia/Kolkata|p
INMYSURU|Mysuru|12.31|76.66|Asia/Kolkata|c
INMZA|Muzaffarnagar|29.485|77.695|Asia/Kolkata|c
INMZU|Muzaffarpur|26.12|85.38|Asia/Kolkata|c
INNAG|Nagpur|21.146|79.088|Asia/Kolkata|p
INNANDYAL|Nandyal|15.52|78.48|Asia/Kolkata|c
INNEL|Nellore|14.44|79.99|Asia/Kolkata|c
INNGC|Nagercoil|8.18|77.43|Asia/Kolkata|c
INNIZ|Nizamabad|18.67|78.1|Asia/Kolkata|c
INNVS|Navsari|20.85|72.92|Asia/Kolkata|c
INONG|Ongole|15.56|80.05|Asia/Kolkata|c
INPAB|Bilaspur|22.09|82.16|Asia/Kolkata|c
INPAI|Pali|25.79|73.33|Asia/Kolkata|c
INPAP|Panipat|29.391|76.964|Asia/Kolkata|c
INPAR|Parbhani|19.27|76.76|Asia/Kolkata|c
INPAT|Patna|25.625|85.13|Asia/Kolkata|c
INPAV|Pipavav (Victor) Port|20.97|71.55|Asia/Kolkata|p
INPBD|Porbandar|21.67|69.67|Asia/Kolkata|c
INPGH|Pantnagar Airport (PGH)|29.033|79.474|Asia/Kolkata|a
INPIL|Pilibhit|28.64|79.81|Asia/Kolkata|c
INPIR|Pithampur|22.613|75.682|Asia/Kolkata|c
INPNQ|Pune|18.52|73.857|Asia/Kolkata|c
INPNY|Pondicherry|11.935|79.83|Asia/Kolkata|c
INPRAYAGRA|Prayagraj|25.455|81.84|Asia/Kolkata|c
INPRODDATU|Proddatur|14.75|78.57|Asia/Kolkata|c
INPTQ|Patiala|30.32|76.385|Asia/Kolkata|c
INPUR|Puri|19.82|85.9|Asia/Kolkata|c
INPURNIA|Purnia|25.785|87.48|Asia/Kolkata|c
INQJU|Jullundur|31.335|75.569|Asia/Kolkata|c
INRAICHUR|Raichur|16.21|77.355|Asia/Kolkata|c
INRAJ|Rajkot|22.31|70.8|Asia/Kolkata|c
INRAJAMAHE|Rajamahendravaram|17.03|81.79|Asia/Kolkata|c
INRAJAPALA|Rajapalaiyam|9.42|77.58|Asia/Kolkata|c
INRAMPUR|Rampur|28.815|79.025|Asia/Kolkata|c
INRAURKELA|Raurkela|22.23|84.83|Asia/Kolkata|c
INRJA|Madhurapudi, Rajahmundry Airport (RJA)|17.106|81.813|Asia/Kolkata|a
INROH|Rohtak|28.9|76.58|Asia/Kolkata|c
INRTM|Ratlam|23.35|75.03|Asia/Kolkata|c
INSAG|Sangli|16.86|74.575|Asia/Kolkata|c
INSAGAR|Sagar|23.85|78.75|Asia/Kolkata|c
INSHIVAMOG|Shivamogga|13.93|75.56|Asia/Kolkata|c
INSHL|Shillong|25.57|91.88|Asia/Kolkata|c
INSIL|Siliguri|26.72|88.455|Asia/Kolkata|c
INSIRSA|Sirsa|29.49|75.03|Asia/Kolkata|c
INSIT|Sitapur|27.63|80.75|Asia/Kolkata|c
INSJN|Shahjahanpur|27.88|79.905|Asia/Kolkata|c
INSKR|Sikar|27.61|75.14|Asia/Kolkata|c
INSLV|Simla|31.1|77.167|Asia/Kolkata|c
INSON|Sonipat|29|77.02|Asia/Kolkata|c
INSRE|Saharanpur|29.97|77.55|Asia/Kolkata|c
INSRIVIJAY|Sri Vijaya Puram|11.667|92.736|Asia/Kolkata|c
INSSE|Sholapur|17.67|75.9|Asia/Kolkata|c
INSTV|Surat|21.17|72.83|Asia/Kolkata|p
INSXR|Srinagar|34.1|74.815|Asia/Kolkata|c
INSXV|Salem|11.67|78.18|Asia/Kolkata|c
INTEZ|Tezpur Airport (TEZ)|26.709|92.785|Asia/Kolkata|a
INTIR|Tirupati|13.65|79.42|Asia/Kolkata|c
INTIRUNELV|Tirunelveli|8.73|77.69|Asia/Kolkata|c
INTJV|Thanjavur|10.77|79.15|Asia/Kolkata|c
INTON|Tonk|26.15|75.79|Asia/Kolkata|c
INTRI|Tiruchirappalli|10.81|78.69|Asia/Kolkata|c
INTRV|Thiruvananthapuram|8.5|76.95|Asia/Kolkata|c
INTUMAKURU|Tumakuru|13.33|77.1|Asia/Kolkata|c
INTUP|Tiruppur|11.08|77.33|Asia/Kolkata|c
INTUT|Tuticorin|8.78|78.13|Asia/Kolkata|p
INTVI|Tiruvannamalai|12.26|79.1|Asia/Kolkata|c
INUDR|Udaipur|24.6|73.73|Asia/Kolkata|c
INUJJ|Ujjain|23.19|75.79|Asia/Kolkata|c
INVABB|Mumbai, Chhatrapati Shivaji International Airport (BOM)|19.089|72.868|Asia/Kolkata|a
INVAGO|Vasco da Gama, Dabolim Airport (GOI)|15.381|73.831|Asia/Kolkata|a
INVALPARAI|Valparai|10.32|76.97|Asia/Kolkata|c
INVASD|Kakadi, Shirdi Airport (SAG)|19.689|74.377|Asia/Kolkata|a
INVASU|Surat Airport (STV)|21.114|72.742|Asia/Kolkata|a
INVECC|Kolkata, Netaji Subhash Chandra Bose International Airport (CCU)|22.655|88.447|Asia/Kolkata|a
INVEDG|Durgapur, Kazi Nazrul Islam Airport (RDP)|23.623|87.243|Asia/Kolkata|a
INVELLORE|Vellore|12.92|79.15|Asia/Kolkata|c
INVGA|Vijayawada|16.52|80.63|Asia/Kolkata|c
INVIDN|Dehradun Jolly Grant Airport (DED)|30.189|78.177|Asia/Kolkata|a
INVIDP|New Delhi, Indira Gandhi International Airport (DEL)|28.556|77.095|Asia/Kolkata|a
INVNS|Varanasi|25.33|83|Asia/Kolkata|c
INVOBL|Bangalore, Kempegowda International Airport (BLR)|13.198|77.706|Asia/Kolkata|a
INVOBZ|Vijayawada Airport (VGA)|16.53|80.797|Asia/Kolkata|a
INVOCI|Kochi, Cochin International Airport (COK)|10.152|76.402|Asia/Kolkata|a
INVOCL|Calicut International Airport (CCJ)|11.137|75.955|Asia/Kolkata|a
INVOHS|Hyderabad, Rajiv Gandhi International Airport (HYD)|17.231|78.43|Asia/Kolkata|a
INVOKN|Kannur International Airport (CNN)|11.919|75.547|Asia/Kolkata|a
INVOKU|Kurnool Airport (KJB)|15.716|78.169|Asia/Kolkata|a
INVOML|Mangalore International Airport (IXE)|12.961|74.89|Asia/Kolkata|a
INVOMM|Chennai International Airport (MAA)|12.99|80.169|Asia/Kolkata|a
INVOPC|Pondicherry Airport (PNY)|11.968|79.812|Asia/Kolkata|a
INVOTV|Thiruvananthapuram, Trivandrum International Airport (TRV)|8.482|76.92|Asia/Kolkata|a
INVTZ|Visakhapatnam|17.7|83.3|Asia/Kolkata|p
INVVA|Veraval|20.916|70.363|Asia/Kolkata|p
INWRA|Warangal|18.01|79.58|Asia/Kolkata|c
IQADDIWANI|Ad Diwaniyah|31.989|44.924|Asia/Baghdad|c
IQALAMARAH|Al Amarah|31.842|47.151|Asia/Baghdad|c
IQALFALLUJ|Al Fallujah|33.348|43.777|Asia/Baghdad|c
IQANJ|An Najaf|32|44.335|Asia/Baghdad|c
IQARRAMADI|Ar Ramadi|33.42|43.3|Asia/Baghdad|c
IQASHSHATR|Ash Shatrah|31.418|46.177|Asia/Baghdad|c
IQASSAMAWA|As Samawah|31.31|45.28|Asia/Baghdad|c
IQASSULAYM|As Sulaymaniyah|35.561|45.431|Asia/Baghdad|c
IQAZAUBAYR|Az Aubayr|30.389|47.708|Asia/Baghdad|c
IQBAQUBAH|Baqubah|33.748|44.657|Asia/Baghdad|c
IQBGW|Baghdad|33.339|44.394|Asia/Baghdad|c
IQBSR|Basra|30.514|47.814|Asia/Baghdad|c
IQDAHUK|Dahuk|36.867|43|Asia/Baghdad|c
IQEBL|Arbil, Erbil International Airport (EBL)|36.238|43.963|Asia/Baghdad|a
IQHIL|Al Hillah|32.472|44.422|Asia/Baghdad|c
IQIRB|Irbil|36.179|44.009|Asia/Baghdad|c
IQISU|Sulaymaniyah International Airport (ISU)|35.562|45.317|Asia/Baghdad|a
IQKAR|Karbala|32.615|44.024|Asia/Baghdad|c
IQKIK|Kirkuk|35.472|44.392|Asia/Baghdad|c
IQKUT|Al Kut|32.491|45.83|Asia/Baghdad|c
IQNJF|Al Najaf International Airport (NJF)|31.99|44.404|Asia/Baghdad|a
IQNRH|An Nasiriyah|31.043|46.268|Asia/Baghdad|c
IQORBI|Baghdad International Airport / New Al Muthana Air Base (BGW)|33.263|44.235|Asia/Baghdad|a
IQOSM|Mosul|36.345|43.145|Asia/Baghdad|c
IQSAM|Samarra|34.194|43.875|Asia/Baghdad|c
IQTALLAFAR|Tall Afar|36.376|42.45|Asia/Baghdad|c
IQUQR|Umm Qasr Port|30.03|47.93|Asia/Baghdad|p
IQZAO|Zakho|37.145|42.687|Asia/Baghdad|c
IRABD|Abadan|30.331|48.28|Asia/Tehran|c
IRACZ|Zabol|31.021|61.481|Asia/Tehran|c
IRADU|Ardabil|38.25|48.3|Asia/Tehran|c
IRAEU|Abu Musa Island Airport (AEU)|25.876|55.033|Asia/Tehran|a
IRAFZ|Sabzevar National Airport (AFZ)|36.168|57.595|Asia/Tehran|a
IRAHVAZ|Ahvaz|31.28|48.72|Asia/Tehran|c
IRAMOL|Amol|36.471|52.363|Asia/Tehran|c
IRARA|Arak|34.08|49.7|Asia/Tehran|c
IRAZD|Yazd|31.92|54.37|Asia/Tehran|c
IRBANDAREA|Bandar-e-Abbas|27.204|56.272|Asia/Tehran|c
IRBANDAREB|Bandar-e Bushehr|28.92|50.83|Asia/Tehran|c
IRBDH|Bandar Lengeh International Airport (BDH)|26.532|54.825|Asia/Tehran|a
IRBJB|Bojnurd|37.47|57.32|Asia/Tehran|c
IRBKM|Bandar Khomeini|30.43|49.1|Asia/Tehran|p
IRBND|Bandar Abbas|27.18|56.27|Asia/Tehran|p
IRBRJ|Borujerd|33.92|48.8|Asia/Tehran|c
IRBUZ|Bushehr|28.97|50.83|Asia/Tehran|p
IRBXR|Bam Airport (BXR)|29.084|58.45|Asia/Tehran|a
IRDEF|Dezful|32.38|48.47|Asia/Tehran|c
IRFAZ|Fasa|28.972|53.671|Asia/Tehran|c
IRGBT|Gorgan|36.83|54.48|Asia/Tehran|c
IRGCH|Gachsaran Airport (GCH)|30.334|50.834|Asia/Tehran|a
IRGONBADEK|Gonbad-e Kavus|37.252|55.171|Asia/Tehran|c
IRHDM|Hamadan|34.796|48.515|Asia/Tehran|c
IRIFN|Isfahan|32.7|51.7|Asia/Tehran|c
IRIIL|Ilam|33.63|46.43|Asia/Tehran|c
IRIKA|Tehran, Imam Khomeini International Airport (IKA)|35.416|51.152|Asia/Tehran|a
IRKAS|Kashan|33.98|51.58|Asia/Tehran|c
IRKASHMAR|Kashmar|35.181|58.451|Asia/Tehran|c
IRKER|Kerman|30.3|57.08|Asia/Tehran|c
IRKHD|Khorramabad|33.48|48.35|Asia/Tehran|c
IRKHO|Khorramshahr|30.44|48.17|Asia/Tehran|p
IRKHOMEINI|Khomeini Shahr|32.7|51.47|Asia/Tehran|c
IRKHY|Khvoy|38.53|44.97|Asia/Tehran|c
IRKIH|Kish Island, Kish International Airport (KIH)|26.526|53.98|Asia/Tehran|a
IRKSH|Kermanshah|34.38|47.06|Asia/Tehran|c
IRLFM|Lamerd Airport (LFM)|27.373|53.189|Asia/Tehran|a
IRLRR|Lar Airport (LRR)|27.675|54.383|Asia/Tehran|a
IRMAHABAD|Mahabad|36.77|45.72|Asia/Tehran|c
IRMALAYER|Malayer|34.32|48.85|Asia/Tehran|c
IRMARAGHEH|Maragheh|37.42|46.22|Asia/Tehran|c
IRMARVDASH|Marv Dasht|29.801|52.821|Asia/Tehran|c
IRMHD|Mashhad|36.27|59.57|Asia/Tehran|c
IRMRX|Mahshahr Airport (MRX)|30.556|49.152|Asia/Tehran|a
IRNSB|Neyshabur|36.22|58.82|Asia/Tehran|c
IROICK|Khoram Abad Airport (KHD)|33.435|48.283|Asia/Tehran|a
IROICS|Sanandaj Airport (SDG)|35.246|47.009|Asia/Tehran|a
IROIII|Tehran, Mehrabad International Airport (THR)|35.689|51.313|Asia/Tehran|a
IROIMM|Mashhad International Airport (MHD)|36.235|59.641|Asia/Tehran|a
IROIMN|Bojnord Airport (BJB)|37.493|57.308|Asia/Tehran|a
IROINN|Nowshahr Airport (NSH)|36.664|51.463|Asia/Tehran|a
IROISS|Shiraz Shahid Dastghaib International Airport (SYZ)|29.539|52.59|Asia/Tehran|a
IROIZC|Chabahar Konarak International Airport (ZBR)|25.443|60.382|Asia/Tehran|a
IRPGU|Khiyaroo, Persian Gulf International Airport (PGU)|27.38|52.738|Asia/Tehran|a
IRQAZ|Qazvin|36.27|50|Asia/Tehran|c
IRQKC|Karaj|35.8|50.97|Asia/Tehran|c
IRQMJ|Masjed Soleyman|31.98|49.3|Asia/Tehran|c
IRQOMSHEH|Qomsheh|32.011|51.86|Asia/Tehran|c
IRQOMX|Qom|34.65|50.95|Asia/Tehran|c
IRQUCHAN|Quchan|37.112|58.501|Asia/Tehran|c
IRRAS|Rasht|37.3|49.63|Asia/Tehran|c
IRRJN|Rafsanjan Airport (RJN)|30.298|56.049|Asia/Tehran|a
IRRZR|Ramsar Airport (RZR)|36.907|50.687|Asia/Tehran|a
IRSABZEWAR|Sabzewar|36.22|57.63|Asia/Tehran|c
IRSDG|Sanandaj|35.3|47.02|Asia/Tehran|c
IRSEM|Semnan|35.555|53.374|Asia/Tehran|c
IRSHA|Shahrud|36.423|54.963|Asia/Tehran|c
IRSHAREKOR|Shar e Kord|32.321|50.854|Asia/Tehran|c
IRSIX|Sari|36.55|53.1|Asia/Tehran|c
IRSRJ|Sirjan|29.47|55.73|Asia/Tehran|c
IRSVH|Saveh|35.022|50.331|Asia/Tehran|c
IRSYZ|Shiraz|29.63|52.57|Asia/Tehran|c
IRTBZ|Tabriz|38.086|46.301|Asia/Tehran|c
IRTHR|Tehran|35.672|51.424|Asia/Tehran|c
IRUIM|Urmia|37.53|45|Asia/Tehran|c
IRVARAMIN|Varamin|35.317|51.647|Asia/Tehran|c
IRXBJ|Birjand|32.88|59.22|Asia/Tehran|c
IRZAH|Zahedan|29.5|60.83|Asia/Tehran|c
IRZAN|Zanjan|36.67|48.5|Asia/Tehran|c
IRZBR|Chabahar|25.3|60.62|Asia/Tehran|p
ISAEY|Akureyri Airport (AEY)|65.66|-18.073|Atlantic/Reykjavik|a
ISBIHU|Húsavík Airport (HZK)|65.952|-17.426|Atlantic/Reykjavik|a
ISBIIS|Ísafjörður Airport (IFJ)|66.058|-23.135|Atlantic/Reykjavik|a
ISEGS|Egilsstaðir Airport (EGS)|65.283|-14.401|Atlantic/Reykjavik|a
ISHFN|Höfn, Hornafjörður Airport (HFN)|64.296|-15.227|Atlantic/Reykjavik|a
ISKEF|Reykjavík, Keflavik International Airport (KEF)|63.985|-22.606|Atlantic/Reykjavik|a
ISREY|Reykjavik|64.15|-21.95|Atlantic/Reykjavik|p
ITAOI|Ancona|43.63|13.5|Europe/Rome|p
ITAUG|Augusta|37.22|15.22|Europe/Rome|p
ITBGO|Bergamo|45.7|9.67|Europe/Rome|c
ITBLQ|Bologna|44.5|11.34|Europe/Rome|c
ITBRI|Bari|41.13|16.85|Europe/Rome|p
ITCAG|Cagliari|39.22|9.12|Europe/Rome|p
ITCIY|Comiso Airport (CIY)|36.995|14.607|Europe/Rome|a
ITCRV|Crotone|39.08|17.13|Europe/Rome|p
ITCST|Caserta|41.06|14.337|Europe/Rome|c
ITCTA|Catania|37.5|15.1|Europe/Rome|p
ITCVV|Civitavecchia|42.1|11.8|Europe/Rome|p
ITEBA|Marina Di Campo Airport (EBA)|42.76|10.239|Europe/Rome|a
ITFAE|Faenza|44.29|11.877|Europe/Rome|c
ITFCO|Rome–Fiumicino Leonardo da Vinci International Airport (FCO)|41.805|12.252|Europe/Rome|a
ITFLR|Florence|43.78|11.25|Europe/Rome|c
ITFOG|Foggia|41.46|15.56|Europe/Rome|c
ITFRL|Forlì Airport (FRL)|44.195|12.07|Europe/Rome|a
ITFRR|Ferrara|44.85|11.61|Europe/Rome|c
ITGAE|Gaeta|41.2|13.58|Europe/Rome|p
ITGIT|Gioia Tauro|38.42|15.9|Europe/Rome|p
ITGOA|Genoa (Genova)|44.42|8.95|Europe/Rome|p
ITLCC|Lecce|40.36|18.15|Europe/Rome|c
ITLIBD|Bari Karol Wojtyła Airport (BRI)|41.139|16.761|Europe/Rome|a
ITLIBR|Brindisi Airport (BDS)|40.658|17.947|Europe/Rome|a
ITLICC|Catania-Fontanarossa Airport (CTA)|37.467|15.066|Europe/Rome|a
ITLICJ|Palermo, Falcone–Borsellino Airport (PMO)|38.176|13.091|Europe/Rome|a
ITLICR|Reggio Calabria Airport (REG)|38.071|15.652|Europe/Rome|a
ITLIEA|Alghero-Fertilia Airport (AHO)|40.632|8.291|Europe/Rome|a
ITLIEE|Cagliari Elmas Airport (CAG)|39.251|9.054|Europe/Rome|a
ITLIME|Milan Bergamo Airport (BGY)|45.674|9.704|Europe/Rome|a
ITLIMF|Turin Airport (TRN)|45.201|7.65|Europe/Rome|a
ITLIMJ|Genoa Cristoforo Colombo Airport (GOA)|44.413|8.838|Europe/Rome|a
ITLIMZ|Cuneo International Airport (CUF)|44.547|7.623|Europe/Rome|a
ITLIPB|Bolzano Airport (BZO)|46.46|11.326|Europe/Rome|a
ITLIPE|Bologna Guglielmo Marconi Airport (BLQ)|44.535|11.289|Europe/Rome|a
ITLIPO|Montichiari, Brescia Airport (VBS)|45.429|10.331|Europe/Rome|a
ITLIPX|Verona-Villafranca Valerio Catullo Airport (VRN)|45.395|10.887|Europe/Rome|a
ITLIPZ|Venice Marco Polo Airport (VCE)|45.505|12.352|Europe/Rome|a
ITLIRN|Naples International Airport (NAP)|40.886|14.291|Europe/Rome|a
ITLIRP|Pisa International Airport (PSA)|43.684|10.393|Europe/Rome|a
ITLIRQ|Firenze, Peretola Airport (FLR)|43.81|11.205|Europe/Rome|a
ITLIV|Livorno|43.55|10.32|Europe/Rome|p
ITLMP|Lampedusa Airport (LMP)|35.498|12.618|Europe/Rome|a
ITMIL|Milan (Milano)|45.465|9.186|Europe/Rome|c
ITMNF|Monfalcone|45.805|13.533|Europe/Rome|p
ITMOD|Modena|44.647|10.925|Europe/Rome|c
ITMSN|Messina|38.2|15.55|Europe/Rome|c
ITMXP|Milan, Malpensa International Airport (MXP)|45.631|8.728|Europe/Rome|a
ITNAP|Naples (Napoli)|40.83|14.25|Europe/Rome|p
ITOLB|Olbia Costa Smeralda Airport (OLB)|40.899|9.518|Europe/Rome|a
ITOMO|Como|45.81|9.08|Europe/Rome|c
ITPDA|Padova|45.406|11.877|Europe/Rome|c
ITPEG|Perugia|43.11|12.39|Europe/Rome|c
ITPES|Pesaro|43.9|12.92|Europe/Rome|p
ITPGA|Porto Garibaldi|44.678|12.24|Europe/Rome|p
ITPMF|Parma|44.81|10.32|Europe/Rome|c
ITPMO|Palermo|38.12|13.37|Europe/Rome|p
ITPNL|Pantelleria Airport (PNL)|36.817|11.969|Europe/Rome|a
ITPRJ|Capri|40.55|14.23|Europe/Rome|p
ITPSA|Pisa|43.72|10.4|Europe/Rome|c
ITPSR|Pescara|42.47|14.23|Europe/Rome|p
ITPVE|Portoscuso (Porto Vesme)|39.2|8.38|Europe/Rome|p
ITQSS|Sassari|40.73|8.57|Europe/Rome|c
ITRAN|Ravenna|44.418|12.204|Europe/Rome|p
ITREG|Reggio di Calabria|38.115|15.641|Europe/Rome|c
ITRMI|Rimini, Federico Fellini International Airport (RMI)|44.02|12.612|Europe/Rome|a
ITROM|Rome|41.896|12.483|Europe/Rome|c
ITSAL|Salerno|40.682|14.768|Europe/Rome|p
ITSIR|Siracusa|37.07|15.29|Europe/Rome|c
ITSPE|La Spezia|44.12|9.83|Europe/Rome|p
ITSUF|Lamezia Terme Airport (SUF)|38.905|16.242|Europe/Rome|a
ITSVN|Savona|44.28|8.5|Europe/Rome|p
ITTAR|Taranto|40.48|17.23|Europe/Rome|p
ITTPS|Trapani|38.02|12.48|Europe/Rome|p
ITTRN|Turin (Torino)|45.07|7.687|Europe/Rome|c
ITTRS|Trieste|45.65|13.777|Europe/Rome|p
ITTRT|Trento|46.08|11.12|Europe/Rome|c
ITTRV|Treviso|45.67|12.24|Europe/Rome|c
ITUDN|Udine|46.07|13.24|Europe/Rome|c
ITVCE|Venice (Venezia)|45.43|12.33|Europe/Rome|p
ITVDL|Vado Ligure|44.27|8.45|Europe/Rome|p
ITVIA|Viareggio|43.866|10.251|Europe/Rome|p
ITVRN|Verona|45.44|10.99|Europe/Rome|c
JEJER|Saint Helier, Jersey Airport (JER)|49.208|-2.196|Europe/London|a
JMKIN|Kingston|18.042|-76.803|America/Jamaica|p
JMKTP|Tinson Pen Airport (KTP)|17.989|-76.824|America/Jamaica|a
JMMBJ|Montego Bay|18.476|-77.894|America/Jamaica|p
JMMKBS|Boscobel, Ian Fleming International Airport (OCJ)|18.404|-76.97|America/Jamaica|a
JMMKJP|Kingston, Norman Manley International Airport (KIN)|17.936|-76.787|America/Jamaica|a
JMOCJ|Ocho Rios|18.406|-77.097|America/Jamaica|p
JMSPT|Spanish Town|17.983|-76.95|America/Jamaica|c
JOAMM|Amman|31.95|35.933|Asia/Amman|c
JOAQJ|Al 'Aqabah|29.53|35|Asia/Amman|p
JOASSALT|As Salt|32.039|35.727|Asia/Amman|c
JOOJAI|Amman, Queen Alia International Airport (AMM)|31.723|35.993|Asia/Amman|a
JOOJAQ|Aqaba King Hussein International Airport (AQJ)|29.612|35.018|Asia/Amman|a
JOQIR|Irbid|32.55|35.85|Asia/Amman|c
JOZAR|Az Zarqa|32.07|36.1|Asia/Amman|c
JPABU|Aburatsu|31.583|131.404|Asia/Tokyo|p
JPAKJ|Asahikawa|43.755|142.38|Asia/Tokyo|c
JPAOJ|Aomori|40.822|140.747|Asia/Tokyo|p
JPASJ|Amami Airport (ASJ)|28.431|129.713|Asia/Tokyo|a
JPAXT|Akita|39.72|140.103|Asia/Tokyo|p
JPCHB|Chiba|35.607|140.106|Asia/Tokyo|p
JPCTS|Sapporo, New Chitose Airport (CTS)|42.775|141.692|Asia/Tokyo|a
JPFKF|Fukushima|37.74|140.47|Asia/Tokyo|c
JPFKJ|Fukui|36.07|136.22|Asia/Tokyo|c
JPFKS|Sukagawa, Fukushima Airport (FKS)|37.227|140.431|Asia/Tokyo|a
JPFSZ|Mount Fuji Shizuoka Airport (FSZ)|34.796|138.188|Asia/Tokyo|a
JPFUK|Fukuoka|33.595|130.41|Asia/Tokyo|c
JPGAJ|Yamagata|38.27|140.32|Asia/Tokyo|c
JPGIF|Gifu|35.423|136.763|Asia/Tokyo|c
JPHAC|Hachijojima Airport (HAC)|33.115|139.786|Asia/Tokyo|a
JPHAO|Hachioji|35.658|139.326|Asia/Tokyo|c
JPHHE|Hachinohe|40.512|141.488|Asia/Tokyo|p
JPHIB|Hibi|34.457|133.922|Asia/Tokyo|p
JPHIC|Hitachinaka|36.397|140.535|Asia/Tokyo|p
JPHIJ|Hiroshima|34.385|132.455|Asia/Tokyo|p
JPHIM|Himeji|34.815|134.685|Asia/Tokyo|p
JPHIROSAKI|Hirosaki|40.57|140.47|Asia/Tokyo|c
JPHKD|Hakodate|41.769|140.729|Asia/Tokyo|p
JPHKT|Hakata/Fukuoka|33.6|130.42|Asia/Tokyo|p
JPHMD|Hamada|34.899|132.08|Asia/Tokyo|p
JPHMM|Hamamatsu|34.711|137.726|Asia/Tokyo|p
JPHNA|Iwate Hanamaki Airport (HNA)|39.429|141.135|Asia/Tokyo|a
JPHSM|Hososhima|32.428|131.669|Asia/Tokyo|p
JPHTC|Hitachi|36.599|140.651|Asia/Tokyo|p
JPIHA|Niihama|33.96|133.283|Asia/Tokyo|p
JPIKI|Iki Airport (IKI)|33.749|129.785|Asia/Tokyo|a
JPIMB|Imabari|34.066|132.998|Asia/Tokyo|p
JPIMI|Imari|33.265|129.88|Asia/Tokyo|p
JPISG|Ishigaki|24.33|124.15|Asia/Tokyo|p
JPISI|Ishikari|43.171|141.316|Asia/Tokyo|p
JPISM|Ishinomaki|38.434|141.303|Asia/Tokyo|p
JPISS|Isa|32.05|130.6|Asia/Tokyo|c
JPIWI|Iwaki|37.055|140.89|Asia/Tokyo|c
JPIWJ|Masuda, Iwami Airport (IWJ)|34.676|131.79|Asia/Tokyo|a
JPIWK|Iwakuni|34.167|132.219|Asia/Tokyo|p
JPIZO|Izumo Enmusubi Airport (IZO)|35.414|132.89|Asia/Tokyo|a
JPKCZ|Kochi|33.559|133.531|Asia/Tokyo|p
JPKGA|Kakogawa|34.757|134.841|Asia/Tokyo|p
JPKIH|Kitami|43.85|143.9|Asia/Tokyo|c
JPKIJ|Niigata|37.916|139.036|Asia/Tokyo|p
JPKIX|Osaka, Kansai International Airport (KIX)|34.427|135.244|Asia/Tokyo|a
JPKKJ|Kitakyushu|33.87|130.82|Asia/Tokyo|c
JPKKX|Kikai Airport (KKX)|28.321|129.928|Asia/Tokyo|a
JPKMJ|Kumamoto|32.803|130.708|Asia/Tokyo|p
JPKNZ|Kanazawa|36.561|136.656|Asia/Tokyo|p
JPKOJ|Kagoshima|31.597|130.557|Asia/Tokyo|p
JPKORIYAMA|Koriyama|37.41|140.38|Asia/Tokyo|c
JPKTD|Kitadaitōjima, Kitadaito Airport (KTD)|25.945|131.327|Asia/Tokyo|a
JPKUF|Kofu|35.65|138.583|Asia/Tokyo|c
JPKUH|Kushiro|42.985|144.381|Asia/Tokyo|p
JPKUM|Yakushima Airport (KUM)|30.386|130.659|Asia/Tokyo|a
JPKURE|Kure|34.251|132.566|Asia/Tokyo|c
JPKWE|Kawagoe|35.918|139.491|Asia/Tokyo|c
JPKWS|Kawasaki|35.531|139.703|Asia/Tokyo|p
JPKZU|Kisarazu|35.607|140.106|Asia/Tokyo|p
JPMAE|Maebashi|36.393|139.073|Asia/Tokyo|c
JPMAI|Maizuru|35.47|135.38|Asia/Tokyo|p
JPMI3|Mito|36.37|140.48|Asia/Tokyo|c
JPMIYAZAKI|Miyazaki|31.918|131.418|Asia/Tokyo|c
JPMMB|Ōzora, Memanbetsu Airport (MMB)|43.881|144.164|Asia/Tokyo|a
JPMMD|Minamidaito Airport (MMD)|25.847|131.263|Asia/Tokyo|a
JPMMJ|Matsumoto|36.24|137.97|Asia/Tokyo|c
JPMMY|Miyako City, Miyako Airport (MMY)|24.783|125.295|Asia/Tokyo|a
JPMOJ|Moji/Kitakyushu|33.9|130.97|Asia/Tokyo|p
JPMRW|Morioka|39.72|141.13|Asia/Tokyo|c
JPMSJ|Misawa Air Base / Misawa Airport (MSJ)|40.703|141.368|Asia/Tokyo|a
JPMTE|Matsue|35.467|133.067|Asia/Tokyo|c
JPMUR|Muroran|42.315|140.974|Asia/Tokyo|p
JPMYE|Miyakejima Airport (MYE)|34.074|139.56|Asia/Tokyo|a
JPMYJ|Matsuyama|33.839|132.766|Asia/Tokyo|p
JPNAGOYA|Nagoya|35.155|136.915|Asia/Tokyo|c
JPNAHA|Naha|26.207|127.673|Asia/Tokyo|c
JPNAN|Nakanoseki|34|131.53|Asia/Tokyo|p
JPNAO|Naoetsu|37.186|138.255|Asia/Tokyo|p
JPNAS|Naoshima|34.46|133.996|Asia/Tokyo|p
JPNGS|Nagasaki|32.75|129.878|Asia/Tokyo|p
JPNKG|Nagaoka|37.45|138.86|Asia/Tokyo|c
JPNNG|Nagano|36.65|138.17|Asia/Tokyo|c
JPNRT|Narita International Airport (NRT)|35.765|140.386|Asia/Tokyo|a
JPOBO|Obihiro|42.93|143.17|Asia/Tokyo|c
JPOGN|Yonaguni Airport (OGN)|24.467|122.98|Asia/Tokyo|a
JPOIR|Okushiri Island, Okushiri Airport (OIR)|42.072|139.433|Asia/Tokyo|a
JPOIT|Oita|33.24|131.609|Asia/Tokyo|p
JPOKA|Okinawa|26.334|127.806|Asia/Tokyo|p
JPOKE|Wadomari, Okinoerabu Airport (OKE)|27.426|128.701|Asia/Tokyo|a
JPOKJ|Okayama|34.672|133.917|Asia/Tokyo|c
JPOMZ|Omaezaki|34.638|138.128|Asia/Tokyo|p
JPONA|Onahama|36.949|140.906|Asia/Tokyo|p
JPONO|Onomichi|34.409|133.205|Asia/Tokyo|p
JPOSA|Osaka|34.67|135.5|Asia/Tokyo|p
JPOTK|Otake|34.238|132.222|Asia/Tokyo|p
JPOTR|Otaru|43.189|140.978|Asia/Tokyo|c
JPOTSU|Otsu|35.006|135.867|Asia/Tokyo|c
JPRIS|Rishiri Airport (RIS)|45.242|141.186|Asia/Tokyo|a
JPRJAH|Omitama, Ibaraki Airport / JASDF Hyakuri Air Base (IBR)|36.181|140.415|Asia/Tokyo|a
JPRJBD|Nanki Shirahama Airport (SHM)|33.662|135.364|Asia/Tokyo|a
JPRJEB|Monbetsu Airport (MBE)|44.304|143.404|Asia/Tokyo|a
JPRJFE|Goto, Fukue Airport (FUJ)|32.666|128.833|Asia/Tokyo|a
JPRJFF|Fukuoka Airport (FUK)|33.586|130.451|Asia/Tokyo|a
JPRJFG|New Tanegashima Airport (TNE)|30.605|130.991|Asia/Tokyo|a
JPRJFK|Kagoshima Airport (KOJ)|31.803|130.719|Asia/Tokyo|a
JPRJFS|Saga Airport (HSG)|33.15|130.302|Asia/Tokyo|a
JPRJGG|Tokoname, Chubu Centrair International Airport (NGO)|34.858|136.805|Asia/Tokyo|a
JPRJNO|Okinoshima, Oki Global Geopark Airport (OKI)|36.178|133.324|Asia/Tokyo|a
JPRJNW|Wajima, Noto Satoyama Airport (NTQ)|37.293|136.962|Asia/Tokyo|a
JPRJOK|Kochi Ryoma Airport (KCZ)|33.546|133.669|Asia/Tokyo|a
JPRJOO|Osaka International Airport (ITM)|34.785|135.438|Asia/Tokyo|a
JPRJSC|Yamagata Airport (GAJ)|38.412|140.371|Asia/Tokyo|a
JPRJSD|Sado Airport (SDS)|38.06|138.414|Asia/Tokyo|a
JPRJSR|Kitaakita, Odate Noshiro Airport (ONJ)|40.192|140.371|Asia/Tokyo|a
JPRJSS|Sendai Airport (SDJ)|38.14|140.917|Asia/Tokyo|a
JPRJSY|Shonai Airport (SYO)|38.812|139.787|Asia/Tokyo|a
JPRJTO|Izu Oshima, Oshima Airport (OIM)|34.782|139.36|Asia/Tokyo|a
JPRJTT|Tokyo Haneda International Airport (HND)|35.552|139.78|Asia/Tokyo|a
JPRNJ|Yoron Airport (RNJ)|27.044|128.402|Asia/Tokyo|a
JPROAH|Naha Airport / JASDF Naha Air Base (OKA)|26.196|127.646|Asia/Tokyo|a
JPSAG|Saganoseki|33.249|131.876|Asia/Tokyo|p
JPSBS|Shibushi|31.495|131.045|Asia/Tokyo|p
JPSDU|Sodegaura|35.607|140.106|Asia/Tokyo|p
JPSEN|Satsumasendai|31.82|130.25|Asia/Tokyo|p
JPSENDAI|Sendai|38.287|141.022|Asia/Tokyo|c
JPSHB|Nakashibetsu Airport (SHB)|43.577|144.96|Asia/Tokyo|a
JPSHO|Shizuoka|34.986|138.385|Asia/Tokyo|c
JPSHS|Shimonoseki|33.958|130.941|Asia/Tokyo|p
JPSKD|Sakaide|34.316|133.861|Asia/Tokyo|p
JPSKT|Sakata|38.914|139.837|Asia/Tokyo|p
JPSMN|Sakaiminato|35.54|133.231|Asia/Tokyo|p
JPSMZ|Shimizu|35.01|138.49|Asia/Tokyo|p
JPSPK|Sapporo|43.075|141.34|Asia/Tokyo|c
JPSSB|Sasebo|33.163|129.718|Asia/Tokyo|c
JPTAK|Takamatsu|34.343|134.047|Asia/Tokyo|p
JPTBT|Tobata/Kitakyushu|33.88|130.83|Asia/Tokyo|p
JPTGO|Tagonoura|34.976|138.383|Asia/Tokyo|p
JPTHS|Toyohashi|34.72|137.33|Asia/Tokyo|p
JPTKK|Takaoka|36.67|137|Asia/Tokyo|c
JPTKN|Amagi, Tokunoshima Airport (TKN)|27.836|128.881|Asia/Tokyo|a
JPTKS|Tokushima|34.07|134.555|Asia/Tokyo|p
JPTKY|Tokuyama|34.065|131.814|Asia/Tokyo|p
JPTMI|Tsukumi|33.072|131.861|Asia/Tokyo|p
JPTMK|Tomakomai|42.634|141.605|Asia/Tokyo|p
JPTOK|Tokachi|42.915|143.691|Asia/Tokyo|p
JPTOY|Toyama|36.696|137.214|Asia/Tokyo|p
JPTRA|Tarama Airport (TRA)|24.654|124.675|Asia/Tokyo|a
JPTRG|Tsuruga|35.645|136.055|Asia/Tokyo|p
JPTSJ|Tsushima Airport (TSJ)|34.285|129.331|Asia/Tokyo|a
JPTSU|Tsu|34.717|136.517|Asia/Tokyo|c
JPTTJ|Tottori|35.5|134.233|Asia/Tokyo|c
JPTYO|Tokyo|35.68|139.75|Asia/Tokyo|p
JPUBJ|Ube|33.952|131.247|Asia/Tokyo|p
JPUEO|Kumejima Airport (UEO)|26.363|126.714|Asia/Tokyo|a
JPUKB|Kobe|34.68|135.17|Asia/Tokyo|p
JPUKY|Kyoto|35.03|135.75|Asia/Tokyo|c
JPUNT|Unten|26.682|128.003|Asia/Tokyo|p
JPUTO|Utsunomiya|36.55|139.87|Asia/Tokyo|c
JPWAK|Wakayama|34.231|135.171|Asia/Tokyo|p
JPWKJ|Wakkanai Airport (WKJ)|45.404|141.801|Asia/Tokyo|a
JPYAT|Yatsushiro|32.507|130.602|Asia/Tokyo|p
JPYGJ|Yonago Kitaro Airport / JASDF Miho Air Base (YGJ)|35.492|133.236|Asia/Tokyo|a
JPYKK|Yokkaichi|34.965|136.624|Asia/Tokyo|p
JPYOK|Yokohama|35.45|139.65|Asia/Tokyo|p
JPYOS|Yokosuka|35.28|139.67|Asia/Tokyo|p
JPYWT|Yawata/Kitakyushu|33.85|130.8|Asia/Tokyo|p
KEASV|Amboseli National Park, Amboseli Airport (ASV)|-2.645|37.253|Africa/Nairobi|a
KEEDL|Eldoret|0.52|35.27|Africa/Nairobi|c
KEHKJK|Nairobi, Jomo Kenyatta International Airport (NBO)|-1.319|36.928|Africa/Nairobi|a
KEHKMO|Mombasa, Moi International Airport (MBA)|-4.035|39.594|Africa/Nairobi|a
KEHKMS|Masai Mara, Mara Serena Lodge Airstrip (MRE)|-1.406|35.008|Africa/Nairobi|a
KEKIS|Kisumu|-0.09|34.75|Africa/Nairobi|c
KEKTL|Kitale|1.03|34.99|Africa/Nairobi|c
KEKWY|Kiwayu Airport (KWY)|-1.961|41.298|Africa/Nairobi|a
KELAU|Lamu, Manda Airport (LAU)|-2.252|40.913|Africa/Nairobi|a
KELKG|Lokichoggio Airport (LKG)|4.204|34.348|Africa/Nairobi|a
KEMBA|Mombasa|-4.043|39.668|Africa/Nairobi|p
KEMYD|Malindi Airport (MYD)|-3.229|40.102|Africa/Nairobi|a
KENBO|Nairobi|-1.292|36.822|Africa/Nairobi|c
KENUU|Nakuru|-0.28|36.07|Africa/Nairobi|c
KENYK|Nanyuki Airport (NYK)|-0.062|37.041|Africa/Nairobi|a
KEWJR|Wajir Airport (WJR)|1.733|40.092|Africa/Nairobi|a
KGFRU|Bishkek|42.873|74.585|Asia/Bishkek|c
KGJLD|Jalal Abad|40.943|73.003|Asia/Bishkek|c
KGOSS|Osh|40.54|72.79|Asia/Bishkek|c
KGUAFL|Tamchy, Issyk-Kul International Airport (IKU)|42.586|76.701|Asia/Bishkek|a
KGUAFM|Bishkek, Manas International Airport (FRU)|43.061|74.478|Asia/Bishkek|a
KHBBM|Battambang|13.1|103.2|Asia/Phnom_Penh|c
KHKOS|Kampong Saom|10.6|103.52|Asia/Phnom_Penh|p
KHPNH|Phnom Penh|11.545|104.892|Asia/Phnom_Penh|p
KHREP|Siem Reap International Airport (REP)|13.412|103.813|Asia/Phnom_Penh|a
KHVDPP|Phnom Penh International Airport (PNH)|11.547|104.844|Asia/Phnom_Penh|a
KICXI|Kiritimati, Cassidy International Airport (CXI)|1.986|-157.35|Pacific/Kiritimati|a
KITRW|Tarawa|1.329|172.979|Pacific/Tarawa|p
KMAJN|Ouani Airport (AJN)|-12.131|44.43|Indian/Comoro|a
KMMUT|Mutsamudu, Anjouan|-12.15|44.38|Indian/Comoro|p
KMNWA|Fomboni, Mohéli Bandar Es Eslam Airport (NWA)|-12.298|43.766|Indian/Comoro|a
KMYVA|Moroni|-11.717|43.247|Indian/Comoro|p
KNBAS|Basseterre, Saint Kitts|17.303|-62.718|America/St_Kitts|p
KNNEV|Nevis|17.15|-62.58|America/St_Kitts|p
KNTKPN|Charlestown, Vance W. Amory International Airport (NEV)|17.206|-62.59|America/St_Kitts|a
KPCHO|Chongjin|41.767|129.723|Asia/Pyongyang|p
KPFNJ|Pyongyang|39.019|125.755|Asia/Pyongyang|c
KPHAE|Haeju|38.039|125.714|Asia/Pyongyang|c
KPHAMHUNG|Hamhung|39.91|127.545|Asia/Pyongyang|c
KPHGM|Hungnam|39.823|127.623|Asia/Pyongyang|c
KPHYESON|Hyeson|41.393|128.193|Asia/Pyongyang|c
KPKANGGYE|Kanggye|40.973|126.603|Asia/Pyongyang|c
KPKIMCHAEK|Kimchaek|40.672|129.203|Asia/Pyongyang|c
KPKSN|Kaesong|37.964|126.564|Asia/Pyongyang|c
KPMANPO|Manpo|41.145|126.296|Asia/Pyongyang|c
KPNAMPO|Nampo|38.767|125.452|Asia/Pyongyang|c
KPRGOAPT|Hoemun-ri, Orang (Chongjin) Airport (RGO)|41.429|129.648|Asia/Pyongyang|a
KPSARIWON|Sariwon|38.507|125.762|Asia/Pyongyang|c
KPSII|Sinuiju|40.086|124.421|Asia/Pyongyang|c
KPSUNCHON|Sunchon|39.424|125.939|Asia/Pyongyang|c
KPWON|Wonsan|39.154|127.446|Asia/Pyongyang|p
KPZKSD|Sŏndŏng-ni, Sondok Airport (DSO)|39.745|127.474|Asia/Pyongyang|a
KRADG|Andong|36.566|128.725|Asia/Seoul|c
KRASN|Ansan|37.348|126.86|Asia/Seoul|c
KRCHA|Jeju|33.5|126.52|Asia/Seoul|p
KRCHC|Chuncheon|37.875|127.734|Asia/Seoul|c
KRCHF|Jinhae|35.13|128.65|Asia/Seoul|p
KRCHG|Janghang/Seocheon-gun|36|126.68|Asia/Seoul|p
KRCHO|Cheonan|36.8|127.15|Asia/Seoul|c
KRCHU|Chungju|36.97|127.92|Asia/Seoul|c
KRCHW|Changwon|35.22|128.67|Asia/Seoul|c
KRCOJ|Cheongju|36.644|127.501|Asia/Seoul|c
KRCWO|Cheongwon-gun|36.63|127.48|Asia/Seoul|c
KRGJU|Gyeongju|35.843|129.212|Asia/Seoul|c
KRGMP|Seoul, Gimpo International Airport (GMP)|37.558|126.791|Asia/Seoul|a
KRGYG|Goyang|37.65|126.82|Asia/Seoul|c
KRHIN|Jinju|35.17|128.08|Asia/Seoul|c
KRHYG|Hamyang-gun|35.52|127.72|Asia/Seoul|c
KRHYP|Hyeonpoong/Daegu|35.68|128.43|Asia/Seoul|c
KRICN|Incheon International Airport (ICN)|37.469|126.451|Asia/Seoul|a
KRIKS|Iksan|35.941|126.945|Asia/Seoul|c
KRINC|Incheon|37.45|126.62|Asia/Seoul|p
KRJEO|Jeongeup|35.57|126.85|Asia/Seoul|c
KRJGE|Geoje|34.9|128.68|Asia/Seoul|p
KRJHG|Jangheung-gun|34.67|126.9|Asia/Seoul|c
KRJNJ|Jeonju|35.831|127.14|Asia/Seoul|c
KRKAG|Gangneung|37.756|128.896|Asia/Seoul|c
KRKAN|Gwangyang|34.93|127.7|Asia/Seoul|p
KRKMC|Gimcheon|36.12|128.1|Asia/Seoul|c
KRKPO|Pohang|36.03|129.37|Asia/Seoul|p
KRKUM|Gumi|36.12|128.33|Asia/Seoul|c
KRKUV|Gunsan|35.98|126.72|Asia/Seoul|p
KRKWJ|Gwangju|35.15|126.9|Asia/Seoul|c
KRKWU|Gwangju (Gyeonggido [Kyonggi-do])|37.4|127.25|Asia/Seoul|c
KRMAS|Masan|35.2|128.57|Asia/Seoul|p
KRMOK|Mokpo|34.8|126.38|Asia/Seoul|p
KRMWX|Piseo-ri, Muan International Airport (MWX)|34.991|126.383|Asia/Seoul|a
KRNYJ|Namyang/Goheung-gun|34.72|127.33|Asia/Seoul|c
KRNYU|Namyangju|37.63|127.2|Asia/Seoul|c
KROKP|Okpo/Geoje|34.88|128.7|Asia/Seoul|p
KRONS|Onsan/Ulsan|35.43|129.35|Asia/Seoul|p
KRPUCHON|Puch'on|37.499|126.783|Asia/Seoul|c
KRPUS|Busan|35.13|129.05|Asia/Seoul|p
KRRKJK|Kunsan Air Base (KUV)|35.904|126.616|Asia/Seoul|a
KRRKPC|Jeju International Airport (CJU)|33.512|126.493|Asia/Seoul|a
KRRKPK|Busan, Gimhae International Airport (PUS)|35.18|128.938|Asia/Seoul|a
KRRKPS|Sacheon Airport / Sacheon Air Base (HIN)|35.089|128.072|Asia/Seoul|a
KRSCP|Samcheonpo/Sacheon|34.92|128.07|Asia/Seoul|p
KRSEL|Seoul|37.52|126.93|Asia/Seoul|p
KRSONGNAM|Songnam|37.439|127.138|Asia/Seoul|c
KRSSA|Seosan|36.78|126.45|Asia/Seoul|c
KRSUO|Suwon|37.258|127.011|Asia/Seoul|c
KRTAE|Daegu|35.87|128.58|Asia/Seoul|c
KRTJN|Daejeon|36.32|127.42|Asia/Seoul|c
KRTYG|Tongyeong|34.83|128.42|Asia/Seoul|p
KRUSN|Ulsan|35.53|129.32|Asia/Seoul|p
KRWJU|Wonju|37.355|127.94|Asia/Seoul|c
KRYES|Yesan|36.68|126.83|Asia/Seoul|c
KRYNY|Gonghang-ro, Yangyang International Airport (YNY)|38.061|128.669|Asia/Seoul|a
KRYOS|Yeosu|34.75|127.72|Asia/Seoul|p
KWALJAHRA|Al Jahra|29.337|47.658|Asia/Kuwait|c
KWHWI|Hawalli|29.333|48|Asia/Kuwait|c
KWKWI|Kuwait|29.376|47.977|Asia/Kuwait|p
KWOKBK|Kuwait International Airport (KWI)|29.227|47.969|Asia/Kuwait|a
KWSAA|Shuaiba|29.03|48.13|Asia/Kuwait|p
KWSWK|Shuwaikh|29.367|47.967|Asia/Kuwait|p
KYCYB|Cayman Brac, Charles Kirkconnell International Airport (CYB)|19.687|-79.883|America/Cayman|a
KYGCM|Grand Cayman|19.28|-81.35|America/Cayman|c
KYGEC|Georgetown, Grand Cayman|19.3|-81.38|America/Cayman|p
KYMWCR|Georgetown, Owen Roberts International Airport (GCM)|19.293|-81.358|America/Cayman|a
KZABE|Aktobe|50.28|57.17|Asia/Aqtobe|c
KZALA|Almaty|43.325|76.915|Asia/Almaty|c
KZASTANA|Astana|51.181|71.428|Asia/Almaty|c
KZDZN|Zhezkazgan National Airport (DZN)|47.709|67.738|Asia/Almaty|a
KZEKB|Ekibastuz|51.73|75.32|Asia/Almaty|c
KZGUW|Atyrau|47.113|51.92|Asia/Atyrau|c
KZKGF|Karaganda, Sary-Arka Airport (KGF)|49.671|73.334|Asia/Almaty|a
KZKOV|Kokshetau|53.3|69.42|Asia/Almaty|c
KZKSN|Kostanay West Airport (KSN)|53.207|63.55|Asia/Qostanay|a
KZMANGYSHL|Mangyshlak|43.69|51.142|Asia/Aqtau|c
KZOOSTANAY|Oostanay|53.221|63.628|Asia/Qostanay|c
KZORAL|Oral|51.271|51.335|Asia/Oral|c
KZOSKEMEN|Oskemen|49.99|82.615|Asia/Almaty|c
KZPAVLODAR|Pavlodar|52.3|76.95|Asia/Almaty|c
KZPLX|Semey|50.435|80.275|Asia/Almaty|c
KZPPK|Petropavlovsk|54.88|69.22|Asia/Almaty|c
KZQARAGHAN|Qaraghandy|49.885|73.115|Asia/Almaty|c
KZQYZYLORD|Qyzylorda|44.8|65.465|Asia/Qyzylorda|c
KZRUDNY|Rudny|52.953|63.13|Asia/Qostanay|c
KZSCO|Aktau Airport (SCO)|43.86|51.091|Asia/Aqtau|a
KZSHY|Shymkent|42.32|69.595|Asia/Almaty|c
KZTAR|Taraz|42.9|71.365|Asia/Almaty|c
KZTAU|Temirtau|50.065|72.965|Asia/Almaty|c
KZUAAA|Almaty International Airport (ALA)|43.354|77.043|Asia/Almaty|a
KZUACC|Nur-Sultan, Nursultan Nazarbayev International Airport (NQZ)|51.022|71.467|Asia/Almaty|a
KZUACP|Petropavl Airport (PPK)|54.775|69.183|Asia/Almaty|a
KZUAIT|Hazrat Sultan International Airport (HSA)|43.313|68.55|Asia/Almaty|a
KZUKK|Ust-Kamenogorsk Airport (UKK)|50.037|82.493|Asia/Almaty|a
KZURA|Uralsk Airport (URA)|51.151|51.543|Asia/Oral|a
KZZHEZQAZG|Zhezqazghan|47.78|67.77|Asia/Almaty|c
LALPQ|Luang Phabang International Airport (LPQ)|19.897|102.161|Asia/Vientiane|a
LAPKZ|Pakse International Airport (PKZ)|15.132|105.781|Asia/Vientiane|a
LAVTE|Vientiane|17.967|102.6|Asia/Vientiane|c
LBBEY|Beirut|33.83|35.48|Asia/Beirut|p
LBKYE|Tripoli|34.438|35.831|Asia/Beirut|p
LBOLBA|Beirut Rafic Hariri International Airport (BEY)|33.821|35.488|Asia/Beirut|a
LBSAIDA|Saida|33.563|35.369|Asia/Beirut|c
LBTRABLOUS|Trablous|34.42|35.87|Asia/Beirut|c
LCCAS|Castries|14.02|-60.97|America/St_Lucia|p
LCSLU|Saint Lucia Apt|13.7|-60.93|America/St_Lucia|c
LCUVF|Vieux Fort, Hewanorra International Airport (UVF)|13.733|-60.953|America/St_Lucia|a
LCVIF|Vieux Fort|13.721|-60.95|America/St_Lucia|p
LKBATTICAL|Batticaloa|7.717|81.7|Asia/Colombo|c
LKCMB|Colombo|6.92|79.85|Asia/Colombo|p
LKJAF|Jaffna|9.675|80.005|Asia/Colombo|c
LKKAN|Kandy|7.28|80.67|Asia/Colombo|c
LKKCT|Galle, Koggala Airport (KCT)|5.994|80.32|Asia/Colombo|a
LKMOR|Moratuwa|6.78|79.88|Asia/Colombo|c
LKSRIJAWEW|Sri Jawewardenepura Kotte|6.9|79.95|Asia/Colombo|c
LKTRR|Trincomalee|8.569|81.233|Asia/Colombo|c
LKVCBI|Bandaranaike International Colombo Airport (CMB)|7.181|79.884|Asia/Colombo|a
LKVCRI|Mattala Rajapaksa International Airport (HRI)|6.284|81.124|Asia/Colombo|a
LRMLW|Monrovia|6.3|-10.8|Africa/Monrovia|p
LRROB|Monrovia, Roberts International Airport (ROB)|6.234|-10.362|Africa/Monrovia|a
LSMSU|Maseru|-29.317|27.483|Africa/Maseru|c
LTKLJ|Klaipeda|55.703|21.144|Europe/Vilnius|p
LTKUN|Kaunas|54.95|23.88|Europe/Vilnius|c
LTPLQ|Palanga International Airport (PLQ)|55.973|21.094|Europe/Vilnius|a
LTPNV|Panevežys|55.74|24.37|Europe/Vilnius|c
LTSQQ|Siauliai|55.939|23.325|Europe/Vilnius|c
LTVIL|Vilnius|54.683|25.317|Europe/Vilnius|c
LTVNO|Vilnius International Airport (VNO)|54.634|25.286|Europe/Vilnius|a
LULUX|Luxembourg-Findel International Airport (LUX)|49.623|6.204|Europe/Luxembourg|a
LVDGP|Daugavpils|55.88|26.51|Europe/Riga|c
LVEVRA|Riga International Airport (RIX)|56.924|23.971|Europe/Riga|a
LVLPX|Liepāja International Airport (LPX)|56.518|21.097|Europe/Riga|a
LVRIX|Riga|56.961|24.094|Europe/Riga|p
LVSAL|Salacgriva|57.707|24.492|Europe/Riga|p
LVVNT|Ventspils|57.283|21.859|Europe/Riga|p
LYAKF|Kufra Airport (AKF)|24.179|23.314|Africa/Tripoli|a
LYBEN|Benghazi (Bingazi)|32.095|20.188|Africa/Tripoli|p
LYDRX|Darnah|32.765|22.639|Africa/Tripoli|c
LYGHARYAN|Gharyan|32.17|13.02|Africa/Tripoli|c
LYGHT|Ghat Airport (GHT)|25.146|10.143|Africa/Tripoli|a
LYHLLB|Benina International Airport (BEN)|32.097|20.27|Africa/Tripoli|a
LYKHO|Al Khums|32.65|14.27|Africa/Tripoli|p
LYLAQ|Al Albraq, Al Abraq International Airport (LAQ)|32.789|21.964|Africa/Tripoli|a
LYLTD|Ghadames East Airport (LTD)|30.152|9.715|Africa/Tripoli|a
LYMIS|Misratah|32.38|15.1|Africa/Tripoli|c
LYMJI|Tripoli, Mitiga International Airport (MJI)|32.892|13.288|Africa/Tripoli|a
LYMRA|Misurata|32.32|15.103|Africa/Tripoli|p
LYQEC|Al Marj|32.5|20.83|Africa/Tripoli|c
LYQGG|Ajdabiya|30.77|20.22|Africa/Tripoli|c
LYSEB|Sabha|27.033|14.433|Africa/Tripoli|c
LYSRX|Sirt International Airport / Ghardabiya Airbase (SRX)|31.063|16.595|Africa/Tripoli|a
LYSURT|Surt|31.21|16.59|Africa/Tripoli|c
LYTIP|Tripoli|32.887|13.191|Africa/Tripoli|p
LYTUBRUQ|Tubruq|32.08|23.96|Africa/Tripoli|c
LYZAW|Az Zawiyah|32.76|12.72|Africa/Tripoli|c
LYZUWARAH|Zuwarah|32.934|12.079|Africa/Tripoli|c
MAAGA|Agadir|30.428|-9.598|Africa/Casablanca|p
MAAHU|Al Hoceima, Cherif Al Idrissi Airport (AHU)|35.177|-3.84|Africa/Casablanca|a
MACAS|Casablanca|33.58|-7.6|Africa/Casablanca|p
MACMN|Casablanca, Mohammed V International Airport (CMN)|33.368|-7.59|Africa/Casablanca|a
MAELJ|El Jadida|33.25|-8.5|Africa/Casablanca|p
MAERH|Errachidia, Moulay Ali Cherif Airport (ERH)|31.948|-4.398|Africa/Casablanca|a
MAERRACHID|Er Rachidia|31.94|-4.45|Africa/Casablanca|c
MAEUN|Laayoune|27.15|-13.2|Africa/El_Aaiun|c
MAFEZ|Fez|34.055|-5|Africa/Casablanca|c
MAGMFF|Fes Saïss International Airport (FEZ)|33.927|-4.978|Africa/Casablanca|a
MAGMFO|Oujda Angads Airport (OUD)|34.79|-1.926|Africa/Casablanca|a
MAGMMI|Essaouira-Mogador Airport (ESU)|31.397|-9.682|Africa/Casablanca|a
MAGMMW|Nador Al Aaroui International Airport (NDR)|34.989|-3.028|Africa/Casablanca|a
MAGMMX|Marrakech, Menara Airport (RAK)|31.607|-8.036|Africa/Casablanca|a
MAGOULIMIN|Goulimine|28.98|-10.07|Africa/Casablanca|c
MALAR|Larache|35.2|-6.16|Africa/Casablanca|c
MAMEK|Meknes|33.9|-5.56|Africa/Casablanca|c
MAMOH|Mohammedia|33.684|-7.385|Africa/Casablanca|p
MANNA|Kenitra (ex Port Lyautey)|34.254|-6.589|Africa/Casablanca|p
MAOUD|Oujda|34.69|-1.91|Africa/Casablanca|c
MAOZGAPT|Zagora Airport (OZG)|30.264|-5.853|Africa/Casablanca|a
MAOZZ|Ouarzazate Airport (OZZ)|30.939|-6.909|Africa/Casablanca|a
MAPTM|Tanger Med|35.741|-5.791|Africa/Casablanca|p
MARAK|Marrakesh|31.63|-8|Africa/Casablanca|c
MARBA|Rabat|34.025|-6.836|Africa/Casablanca|c
MASET|Settat|33.01|-7.62|Africa/Casablanca|c
MASFI|Safi|32.301|-9.227|Africa/Casablanca|p
MATAZ|Taza|34.22|-4.02|Africa/Casablanca|c
MATNG|Tangier|35.78|-5.82|Africa/Casablanca|p
MATTA|Tan Tan Airport (TTA)|28.448|-11.161|Africa/Casablanca|a
MATTU|Tétouan, Sania Ramel Airport (TTU)|35.594|-5.32|Africa/Casablanca|a
MAZZ4|Ksar El Kebir|35.02|-5.91|Africa/Casablanca|c
MCMON|Monaco|43.737|7.421|Europe/Paris|p
MDBEL|Balti|47.759|27.905|Europe/Chisinau|c
MDGIU|Giurgiulesti|45.47|28.18|Europe/Chisinau|p
MDKIV|Chisinau|47.005|28.858|Europe/Chisinau|c
MDTIR|Tiraspol|46.853|29.64|Europe/Chisinau|c
MEBAR|Bar|42.08|19.08|Europe/Podgorica|p
MELYPG|Podgorica Airport / Podgorica Golubovci Airbase (TGD)|42.359|19.252|Europe/Podgorica|a
METGD|Podgorica|42.466|19.266|Europe/Podgorica|c
METIV|Tivat Airport (TIV)|42.405|18.723|Europe/Podgorica|a
MFSFG|Grand Case-Espérance Airport (SFG)|18.1|-63.047|America/St_Kitts|a
MGANM|Antsirabe Airport (ANM)|-14.999|50.32|Indian/Antananarivo|a
MGATJ|Antsirabe|-19.85|47.033|Indian/Antananarivo|c
MGBPY|Besalampy Airport (BPY)|-16.745|44.482|Indian/Antananarivo|a
MGDIE|Antsiranana|-12.323|49.294|Indian/Antananarivo|p
MGEHL|Ehoala|-25.1|46.95|Indian/Antananarivo|p
MGFMMI|Antananarivo, Ivato Airport (TNR)|-18.797|47.479|Indian/Antananarivo|a
MGFMMS|Vohilava, Sainte Marie Airport (SMS)|-17.094|49.816|Indian/Antananarivo|a
MGFMNA|Antisiranana, Arrachart Airport (DIE)|-12.349|49.292|Indian/Antananarivo|a
MGFMNC|Mananara Nord Airport (WMR)|-16.164|49.774|Indian/Antananarivo|a
MGFTU|Tôlanaro Airport (FTU)|-25.038|46.956|Indian/Antananarivo|a
MGHVA|Analalava Airport (HVA)|-14.63|47.764|Indian/Antananarivo|a
MGMAHAJANG|Mahajanga|-15.67|46.345|Indian/Antananarivo|c
MGMJN|Majunga (Mahajanga)|-15.692|46.334|Indian/Antananarivo|p
MGMNJ|Mananjary Airport (MNJ)|-21.202|48.358|Indian/Antananarivo|a
MGMOQ|Morondava Airport (MOQ)|-20.285|44.318|Indian/Antananarivo|a
MGMXM|Morombe Airport (MXM)|-21.754|43.375|Indian/Antananarivo|a
MGNOS|Nosy-Be|-13.33|48.25|Indian/Antananarivo|p
MGSVB|Sambava Airport (SVB)|-14.279|50.175|Indian/Antananarivo|a
MGTLE|Tulear (Toliara)|-23.352|43.685|Indian/Antananarivo|p
MGTMM|Tamatave (Toamasina)|-18.144|49.396|Indian/Antananarivo|p
MGTNR|Antananarivo|-18.917|47.517|Indian/Antananarivo|c
MGTOA|Toamasina|-18.144|49.396|Indian/Antananarivo|p
MGTOLIARA|Toliara|-23.357|43.69|Indian/Antananarivo|c
MGVOH|Vohemar Airport (VOH)|-13.376|50.003|Indian/Antananarivo|a
MGWAI|Antsohihy, Ambalabe Airport (WAI)|-14.899|47.994|Indian/Antananarivo|a
MGWFI|Fianarantsoa|-21.433|47.083|Indian/Antananarivo|c
MGWMN|Maroantsetra Airport (WMN)|-15.438|49.689|Indian/Antananarivo|a
MGWVK|Manakara Airport (WVK)|-22.12|48.022|Indian/Antananarivo|a
MGZVA|Miandrivazo Airport (ZVA)|-19.563|45.451|Indian/Antananarivo|a
MHMAJ|Majuro|7.1|171.38|Pacific/Majuro|p
MHPKMJ|Majuro Atoll, Marshall Islands International Airport (MAJ)|7.065|171.272|Pacific/Majuro|a
MHPKWA|Kwajalein, Bucholz Army Air Field (KWA)|8.72|167.732|Pacific/Majuro|a
MKLWSK|Skopje International Airport (SKP)|41.962|21.621|Europe/Skopje|a
MKOHD|Ohrid St. Paul the Apostle Airport (OHD)|41.18|20.742|Europe/Skopje|a
MKSKP|Skopje|42|21.433|Europe/Skopje|c
MLBKO|Bamako|12.639|-8.003|Africa/Bamako|c
MLGABS|Bamako, Modibo Keita International Airport (BKO)|12.534|-7.95|Africa/Bamako|a
MLGAGO|Gao Airport (GAQ)|16.248|-0.005|Africa/Bamako|a
MLKTX|Koutiala|12.39|-5.47|Africa/Bamako|c
MLKYS|Kayes Dag Dag Airport (KYS)|14.481|-11.404|Africa/Bamako|a
MLMZI|Sévaré, Mopti Ambodédjo International Airport (MZI)|14.513|-4.08|Africa/Bamako|a
MLSIK|Sikasso|11.32|-5.68|Africa/Bamako|c
MLSZU|Segou|13.44|-6.26|Africa/Bamako|c
MLTOM|Timbuktu Airport (TOM)|16.73|-3.008|Africa/Bamako|a
MMBAGO|Bago|17.32|96.515|Asia/Yangon|c
MMDAWEI|Dawei|14.098|98.195|Asia/Yangon|c
MMHINTHADA|Hinthada|17.648|95.468|Asia/Yangon|c
MMKAW|Kawthoung Airport (KAW)|10.049|98.538|Asia/Yangon|a
MMKET|Kengtung Airport (KET)|21.302|99.636|Asia/Yangon|a
MMKYP|Kyaukpyu Airport (KYP)|19.426|93.535|Asia/Yangon|a
MMLETPADAN|Letpadan|17.782|95.741|Asia/Yangon|c
MMLIW|Loikaw Airport (LIW)|19.691|97.215|Asia/Yangon|a
MMLSH|Lashio Airport (LSH)|22.978|97.752|Asia/Yangon|a
MMMAGWAY|Magway|20.145|94.92|Asia/Yangon|c
MMMDL|Mandalay|21.97|96.085|Asia/Yangon|c
MMMGZ|Myeik|12.454|98.611|Asia/Yangon|c
MMMNU|Mawlamyine|16.5|97.67|Asia/Yangon|c
MMMOG|Mong Hsat Airport (MOG)|20.517|99.257|Asia/Yangon|a
MMMUDON|Mudon|16.262|97.721|Asia/Yangon|c
MMMYA|Monywa|22.105|95.15|Asia/Yangon|c
MMMYINGYAN|Myingyan|21.462|95.391|Asia/Yangon|c
MMMYT|Myitkyina|25.36|97.393|Asia/Yangon|c
MMNPD|Naypyidaw|19.767|96.119|Asia/Yangon|c
MMPATHEIN|Pathein|16.77|94.75|Asia/Yangon|c
MMPBU|Putao Airport (PBU)|27.33|97.426|Asia/Yangon|a
MMPKK|Pakokku|21.332|95.087|Asia/Yangon|c
MMPYAY|Pyay|18.816|95.211|Asia/Yangon|c
MMRGN|Yangon|16.866|96.195|Asia/Yangon|p
MMSITTWE|Sittwe|20.14|92.88|Asia/Yangon|c
MMSNW|Thandwe Airport (SNW)|18.461|94.3|Asia/Yangon|a
MMTAUNGOO|Taungoo|18.948|96.418|Asia/Yangon|c
MMTGI|Taunggyi|20.782|97.038|Asia/Yangon|c
MMTHL|Tachileik Airport (THL)|20.484|99.935|Asia/Yangon|a
MMVYEL|Pyinmana, Nay Pyi Taw International Airport (NYT)|19.624|96.201|Asia/Yangon|a
MMVYMD|Mandalay International Airport (MDL)|21.702|95.978|Asia/Yangon|a
MMVYME|Myeik Airport (MGZ)|12.44|98.621|Asia/Yangon|a
MMVYYY|Yangon International Airport (RGN)|16.907|96.133|Asia/Yangon|a
MMYAYNANGY|Yaynangyoung|20.461|94.881|Asia/Yangon|c
MNAVK|Arvaikheer Airport (AVK)|46.25|102.802|Asia/Ulaanbaatar|a
MNBYN|Bayankhongor Airport (BYN)|46.163|100.704|Asia/Ulaanbaatar|a
MNDLZ|Dalanzadgad Airport (DLZ)|43.609|104.368|Asia/Ulaanbaatar|a
MNHVD|Khovd Airport (HVD)|47.954|91.628|Asia/Hovd|a
MNMXV|Mörön Airport (MXV)|49.663|100.099|Asia/Ulaanbaatar|a
MNULN|Ulaanbaatar|47.917|106.917|Asia/Ulaanbaatar|c
MNZMAT|Altai Airport (LTI)|46.376|96.221|Asia/Ulaanbaatar|a
MNZMBN|Bulgan Airport (UGA)|48.855|103.476|Asia/Ulaanbaatar|a
MNZMCK|Ulaanbaatar Chinggis Khaan International Airport (UBN)|47.647|106.82|Asia/Ulaanbaatar|a
MOMFM|Macau|22.2|113.53|Asia/Macau|p
MOVMMC|Macau International Airport (MFM)|22.15|113.592|Asia/Macau|a
MPPGSN|Saipan International Airport (SPN)|15.119|145.729|Pacific/Saipan|a
MPROP|Rota Island, Rota International Airport (ROP)|14.174|145.243|Pacific/Saipan|a
MPSPN|Saipan|15.178|145.751|Pacific/Saipan|p
MQFDF|Fort-de-France|14.616|-61.059|America/Martinique|p
MQTFFF|Fort-de-France, Martinique Aimé Césaire International Airport (FDF)|14.591|-61.003|America/Martinique|a
MREMN|Nema|16.617|-7.25|Africa/Nouakchott|c
MRGQNO|Nouakchott–Oumtounsy International Airport (NKC)|18.31|-15.97|Africa/Nouakchott|a
MRNDB|Nouadhibou|20.943|-17.036|Africa/Nouakchott|p
MRNKC|Nouakchott|18.074|-15.958|Africa/Nouakchott|p
MRSAINTLOU|Saint-Louis|16.02|-16.51|Africa/Dakar|c
MSMNI|Gerald's Park, John A. Osborne Airport (MNI)|16.791|-62.193|America/Antigua|a
MTLMML|Valletta, Malta International Airport (MLA)|35.857|14.478|Europe/Malta|a
MTMAR|Marsaxlokk|35.83|14.53|Europe/Malta|p
MTMLA|Valletta|35.88|14.5|Europe/Malta|p
MUCUR|Curepipe|-20.316|57.517|Indian/Mauritius|c
MUMRU|Plaine Magnien, Sir Seewoosagur Ramgoolam International Airport (MRU)|-20.43|57.684|Indian/Mauritius|a
MUPLU|Port Louis|-20.167|57.502|Indian/Mauritius|p
MURRG|Port Mathurin, Sir Charles Gaetan Duval Airport (RRG)|-19.758|63.361|Indian/Mauritius|a
MVGAN|Gan International Airport (GAN)|-0.693|73.156|Indian/Maldives|a
MVHAQ|Haa Dhaalu Atoll, Hanimaadhoo Airport (HAQ)|6.744|73.171|Indian/Maldives|a
MVKDO|Kadhdhoo Airport (KDO)|1.859|73.522|Indian/Maldives|a
MVMLE|Male|4.17|73.5|Indian/Maldives|p
MVVRDA|Noonu Atoll, Maafaru International Airport (NMF)|5.818|73.469|Indian/Maldives|a
MVVRMM|Malé International Airport (MLE)|4.192|73.529|Indian/Maldives|a
MVVRMT|Huvadhu Atoll, Kaadedhdhoo Airport (KDM)|0.488|72.997|Indian/Maldives|a
MVVRMV|Maamigili, Villa Airport (VAM)|3.471|72.836|Indian/Maldives|a
MWBLZ|Blantyre|-15.767|35.017|Africa/Blantyre|p
MWLLW|Lilongwe|-13.983|33.783|Africa/Blantyre|c
MWZZU|Mzuzu|-11.46|34.02|Africa/Blantyre|c
MXACA|Acapulco|16.85|-99.87|America/Mexico_City|p
MXAGU|Aguascalientes|21.879|-102.29|America/Mexico_City|c
MXATM|Altamira|22.4|-97.92|America/Monterrey|p
MXCDD|Ciudad Madero|22.319|-97.836|America/Monterrey|c
MXCDU|Cordoba|18.92|-96.92|America/Mexico_City|c
MXCDV|Ciudad Valles|21.98|-99.02|America/Mexico_City|c
MXCEN|Ciudad Obregon|27.467|-109.925|America/Hermosillo|c
MXCHI|Chilpancingo|17.55|-99.5|America/Mexico_City|c
MXCHIHUAHU|Chihuahua|28.645|-106.085|America/Chihuahua|c
MXCJS|Ciudad Juárez|31.69|-106.49|America/Ciudad_Juarez|c
MXCLY|Celaya|20.53|-100.8|America/Mexico_City|c
MXCME|Ciudad del Carmen|18.654|-91.824|America/Merida|c
MXCOA|Coatzacoalcos|18.13|-94.4|America/Mexico_City|p
MXCOL|Colima|19.23|-103.72|America/Mexico_City|c
MXCPE|Campeche|19.83|-90.5|America/Merida|c
MXCTM|Chetumal|18.5|-88.3|America/Cancun|c
MXCUA|Comondú, Ciudad Constitución National Airport (CUA)|25.054|-111.615|America/Mazatlan|a
MXCUL|Culiacan|24.83|-107.38|America/Mazatlan|c
MXCUN|Cancun|21.17|-86.83|America/Cancun|c
MXCVC|Cuernavaca|18.921|-99.24|America/Mexico_City|c
MXCVM|Ciudad Victoria|23.72|-99.13|America/Monterrey|c
MXCZM|Ciudad de Cozumel, Aeropuerto Internacional de Cozumel (CZM)|20.511|-86.93|America/Cancun|a
MXDCS|Delicias|28.2|-105.5|America/Chihuahua|c
MXDGO|Durango|24.031|-104.67|America/Monterrey|c
MXESE|Ensenada|31.85|-116.6|America/Tijuana|p
MXFRE|Fresnillo|23.17|-102.86|America/Mexico_City|c
MXGDL|Guadalajara|20.67|-103.33|America/Mexico_City|c
MXGMP|Gomez Palacio|25.57|-103.5|America/Monterrey|c
MXGYM|Guaymas|27.92|-110.88|America/Hermosillo|p
MXHDP|Hidalgo del Parral|26.933|-105.667|America/Chihuahua|c
MXHMO|Hermosillo|29.099|-110.954|America/Hermosillo|c
MXIGUALA|Iguala|18.37|-99.54|America/Mexico_City|c
MXIRP|Irapuato|20.67|-101.5|America/Mexico_City|c
MXLAP|La Paz|24.14|-110.32|America/Mazatlan|c
MXLEN|Leon|21.15|-101.7|America/Mexico_City|c
MXLMM|Los Mochis|25.79|-109|America/Mazatlan|c
MXLOV|Monclova|26.9|-101.42|America/Monterrey|c
MXLZC|Lázaro Cárdenas|17.94|-102.18|America/Mexico_City|p
MXMAM|Matamoros|25.88|-97.5|America/Matamoros|c
MXMAZATLAN|Mazatlán|29.017|-110.133|America/Hermosillo|c
MXMEX|Mexico City (Ciudad de Mexico)|19.43|-99.13|America/Mexico_City|c
MXMID|Merida|20.967|-89.617|America/Merida|c
MXMLM|Morelia|19.733|-101.189|America/Mexico_City|c
MXMMAA|Ciudad de Acapulco, Aeropuerto Internacional Juan N. Álvarez (ACA)|16.762|-99.755|America/Mexico_City|a
MXMMBT|Bahías de Huatulco International Airport (HUX)|15.776|-96.261|America/Mexico_City|a
MXMMCB|Cuernavaca - General Mariano Matamoros Airport (CVJ)|18.835|-99.261|America/Mexico_City|a
MXMMDO|Ciudad de Durango, Aeropuerto Internacional Gral, Guadalupe Victoria (DGO)|24.126|-104.534|America/Monterrey|a
MXMMGL|Ciudad de Tlajomulco de Zúñiga, Aeropuerto Internacional Miguel Hidalgo (GDL)|20.525|-103.302|America/Mexico_City|a
MXMMHO|Hermosillo, General Ignacio P. Garcia International Airport (HMO)|29.096|-111.048|America/Hermosillo|a
MXMMIT|Ixtepec Airport (IZT)|16.449|-95.094|America/Mexico_City|a
MXMMLO|Ciudad de Silao, Aeropuerto Internacional Del Bajío (BJX)|20.986|-101.479|America/Mexico_City|a
MXMMLT|Loreto International Airport (LTO)|25.989|-111.348|America/Mazatlan|a
MXMMMD|Ciudad de Mérida, Aeropuerto Internacional Manuel Crescencio Rejón (MID)|20.933|-89.663|America/Merida|a
MXMMMT|Minatitlán/Coatzacoalcos International Airport (MTT)|18.103|-94.581|America/Mexico_City|a
MXMMMV|Monclova International Airport (LOV)|26.956|-101.47|America/Monterrey|a
MXMMMX|Ciudad de México, Aeropuerto Internacional Lic. Benito Juárez (MEX)|19.435|-99.082|America/Mexico_City|a
MXMMMY|Ciudad de Apodaca, Aeropuerto Internacional Gral. Mariano Escobedo (MTY)|25.779|-100.114|America/Monterrey|a
MXMMMZ|Ciudad de Mazatlàn, Aeropuerto Internacional Gral. Rafael Buelna (MZT)|23.167|-106.27|America/Mazatlan|a
MXMMPR|Ciudad de Puerto Vallarta, Aeropuerto Internacional Lic. Gustavo Díaz Ordaz (PVR)|20.68|-105.247|America/Mexico_City|a
MXMMPS|Puerto Escondido International Airport (PXM)|15.877|-97.089|America/Mexico_City|a
MXMMSM|Mexico City, General Felipe Ángeles International Airport (NLU)|19.746|-99.014|America/Mexico_City|a
MXMMTJ|Ciudad de Tijuana, Aeropuerto Internacional Gral. Abelardo Rodriguez (TIJ)|32.546|-116.976|America/Tijuana|a
MXMMTO|Ciudad de Toluca, Aeropuerto Internacional Adolfo López Mateos (TLC)|19.338|-99.57|America/Mexico_City|a
MXMMUN|Aeropuerto Internacional de Cancún (CUN)|21.039|-86.874|America/Cancun|a
MXMTT|Minatitlan|17.98|-94.53|America/Mexico_City|c
MXMTY|Monterrey|25.67|-100.33|America/Monterrey|c
MXMXL|Mexicali|32.65|-115.48|America/Tijuana|c
MXMZT|Mazatlan|23.221|-106.42|America/Mazatlan|c
MXNAVAJOA|Navajoa|27.082|-109.455|America/Hermosillo|c
MXNHY|Nezahualcoyotl|19.41|-99.03|America/Mexico_City|c
MXNLD|Nuevo Laredo|27.5|-99.55|America/Matamoros|c
MXOAX|Oaxaca|17.083|-96.67|America/Mexico_City|c
MXORI|Orizaba|18.85|-97.13|America/Mexico_City|c
MXPAC|Pachuca|20.17|-98.73|America/Mexico_City|c
MXPAZ|Poza Rica, El Tajín National Airport (PAZ)|20.603|-97.461|America/Mexico_City|a
MXPBC|Puebla|19.05|-98.2|America/Mexico_City|c
MXPGO|Progreso|21.27|-89.65|America/Merida|p
MXPIE|Piedras Negras|28.708|-100.532|America/Matamoros|c
MXPMS|Puerto Morelos|20.83|-86.87|America/Cancun|p
MXPOZARICA|Poza Rica de Hidalgo|20.55|-97.47|America/Mexico_City|c
MXPVR|Puerto Vallarta|20.677|-105.245|America/Mexico_City|c
MXQRO|Queretaro|20.63|-100.38|America/Mexico_City|c
MXREX|Reynosa|26.08|-98.28|America/Matamoros|c
MXSCX|Salina Cruz|16.17|-95.18|America/Mexico_City|p
MXSJD|Ciudad de San José del Cabo, Aeropuerto Internacional de Los Cabos (SJD)|23.156|-109.717|America/Mazatlan|a
MXSJO|San Juan del Rio|20.38|-100|America/Mexico_City|c
MXSLP|San Luis Potosi|22.17|-101|America/Mexico_City|c
MXSLW|Saltillo|25.42|-101.005|America/Monterrey|c
MXSMC|Salamanca|20.57|-101.2|America/Mexico_City|c
MXSZT|San Cristobal de Las Casas|16.75|-92.633|America/Mexico_City|c
MXTAM|Tampico|22.25|-97.87|America/Monterrey|p
MXTAP|Tapachula|14.9|-92.27|America/Mexico_City|c
MXTCN|Tehuacan|18.45|-97.38|America/Mexico_City|c
MXTEZ|Teziutlan|19.82|-97.36|America/Mexico_City|c
MXTGZ|Tuxtla Gutierrez|16.75|-93.15|America/Mexico_City|c
MXTIJ|Tijuana|32.5|-117.08|America/Tijuana|c
MXTLC|Toluca|19.33|-99.67|America/Mexico_City|c
MXTPB|Topolobampo|25.6|-109.05|America/Mazatlan|p
MXTPQ|Tepic|21.505|-104.88|America/Mazatlan|c
MXTRC|Torreon|25.57|-103.42|America/Monterrey|c
MXTXL|Tlaxcala|19.32|-98.23|America/Mexico_City|c
MXUPN|Uruapan|19.42|-102.07|America/Mexico_City|c
MXVER|Veracruz|19.2|-96.08|America/Mexico_City|p
MXVSA|Villahermosa|18|-92.9|America/Mexico_City|c
MXXALAPA|Xalapa|19.53|-96.92|America/Mexico_City|c
MXZCL|Zacatecas|22.77|-102.58|America/Mexico_City|c
MXZIH|Ixtapa Zihuatanejo International Airport (ZIH)|17.602|-101.461|America/Mexico_City|a
MXZLO|Manzanillo|19.05|-104.3|America/Mexico_City|p
MXZMM|Zamora|19.98|-102.28|America/Mexico_City|c
MXZUMPANGO|Zumpango|19.81|-99.11|America/Mexico_City|c
MYAOR|Alor Setar|6.113|100.373|Asia/Kuala_Lumpur|c
MYBAT|Batu Pahat|1.85|102.933|Asia/Kuala_Lumpur|c
MYBBN|Bario Airport (BBN)|3.735|115.479|Asia/Kuching|a
MYBTU|Bintulu, Sarawak|3.171|113.042|Asia/Kuching|p
MYBWH|Butterworth (Bagan Luar)|5.411|100.371|Asia/Kuala_Lumpur|p
MYGTI|George Town|5.414|100.329|Asia/Kuala_Lumpur|c
MYIPH|Ipoh|4.6|101.065|Asia/Kuala_Lumpur|c
MYJHB|Johor Bahru|1.493|103.741|Asia/Kuala_Lumpur|p
MYKCH|Kuching, Sarawak|1.608|110.379|Asia/Kuching|p
MYKELUANG|Keluang|2.038|103.318|Asia/Kuala_Lumpur|c
MYKOTABAHA|Kota Baharu|6.12|102.23|Asia/Kuala_Lumpur|c
MYKOTAKINA|Kota Kinabalu|5.98|116.11|Asia/Kuching|c
MYKUA|Kuantan (Tanjong Gelang)|3.961|103.43|Asia/Kuala_Lumpur|p
MYKUL|Kuala Lumpur|3.167|101.7|Asia/Kuala_Lumpur|c
MYLBU|Labuan, Sabah|5.283|115.231|Asia/Kuching|p
MYLDU|Lahad Datu Airport (LDU)|5.032|118.324|Asia/Kuching|a
MYLGK|Langkawi International Airport (LGK)|6.33|99.729|Asia/Kuala_Lumpur|a
MYMEP|Mersing|2.431|103.836|Asia/Kuala_Lumpur|p
MYMKM|Mukah Airport (MKM)|2.882|112.043|Asia/Kuching|a
MYMKZ|Malacca|2.19|102.25|Asia/Kuala_Lumpur|p
MYMUA|Muar|2.063|102.585|Asia/Kuala_Lumpur|p
MYMUR|Marudi Airport (MUR)|4.179|114.33|Asia/Kuching|a
MYMYY|Miri, Sarawak|4.399|113.991|Asia/Kuching|p
MYMZV|Mulu Airport (MZV)|4.048|114.805|Asia/Kuching|a
MYPEN|Penang (Georgetown)|5.416|100.323|Asia/Kuala_Lumpur|p
MYPET|Sungai Petani|5.65|100.479|Asia/Kuala_Lumpur|c
MYPGU|Pasir Gudang, Johor|1.47|103.903|Asia/Kuala_Lumpur|p
MYPKG|Port Klang (Pelabuhan Klang)|3|101.4|Asia/Kuala_Lumpur|p
MYSBW|Sibu, Sarawak|2.287|111.831|Asia/Kuching|p
MYSDK|Sandakan, Sabah|5.839|118.117|Asia/Kuching|p
MYSHA|Shah Alam|3.067|101.55|Asia/Kuala_Lumpur|c
MYSRB|Seremban|2.71|101.94|Asia/Kuala_Lumpur|c
MYSZB|Subang, Sultan Abdul Aziz Shah International Airport (SZB)|3.131|101.549|Asia/Kuala_Lumpur|a
MYTGG|Kuala Terengganu|5.33|103.137|Asia/Kuala_Lumpur|p
MYTOD|Tioman Island, Tioman Airport (TOD)|2.818|104.16|Asia/Kuala_Lumpur|a
MYTPG|Taiping|4.865|100.72|Asia/Kuala_Lumpur|c
MYTPP|Tanjung Pelepas|1.37|103.55|Asia/Kuala_Lumpur|p
MYTWU|Tawau, Sabah|4.245|117.891|Asia/Kuching|p
MYWBGJ|Limbang Airport (LMN)|4.808|115.01|Asia/Kuching|a
MYWMKA|Alor Satar, Sultan Abdul Halim Airport (AOR)|6.19|100.398|Asia/Kuala_Lumpur|a
MYWMKK|Sepang, Kuala Lumpur International Airport (KUL)|2.746|101.71|Asia/Kuala_Lumpur|a
MYWSP|Westport/Port Klang|2.95|101.3|Asia/Kuala_Lumpur|c
MZAPL|Nampula|-15.136|39.293|Africa/Maputo|c
MZBCW|Benguera Island Airport (BCW)|-21.853|35.438|Africa/Maputo|a
MZBEW|Beira|-19.796|34.884|Africa/Maputo|p
MZFQMA|Maputo Airport (MPM)|-25.921|32.573|Africa/Maputo|a
MZINH|Inhambane Airport (INH)|-23.876|35.409|Africa/Maputo|a
MZMAT|Matola|-25.97|32.46|Africa/Maputo|c
MZMAX|Maxixe|-23.866|35.389|Africa/Maputo|c
MZMNC|Nacala|-14.566|40.685|Africa/Maputo|p
MZMPM|Maputo|-25.892|32.605|Africa/Maputo|p
MZPOL|Pemba|-12.973|40.518|Africa/Maputo|p
MZTET|Tete|-16.17|33.58|Africa/Maputo|c
MZUEL|Quelimane|-17.85|36.922|Africa/Maputo|p
MZVJB|Xai-Xai|-25.04|33.64|Africa/Maputo|c
MZVNX|Vilanculo, Vilankulo Airport (VNX)|-22.018|35.313|Africa/Maputo|a
MZVPY|Chimoio|-19.12|33.47|Africa/Maputo|c
MZVXC|Lichinga Airport (VXC)|-13.274|35.266|Africa/Maputo|a
NAFYWH|Windhoek, Hosea Kutako International Airport (WDH)|-22.48|17.471|Africa/Windhoek|a
NALUD|Luderitz|-26.65|15.17|Africa/Windhoek|p
NANDU|Rundu Airport (NDU)|-17.956|19.719|Africa/Windhoek|a
NAOMD|Oranjemund Airport (OMD)|-28.585|16.447|Africa/Windhoek|a
NAOND|Ondangwa Airport (OND)|-17.878|15.953|Africa/Windhoek|a
NAWDH|Windhoek|-22.57|17.084|Africa/Windhoek|c
NAWVB|Walvis Bay|-22.939|14.525|Africa/Windhoek|p
NCBMY|Île Art - Waala Airport (BMY)|-19.721|163.661|Pacific/Noumea|a
NCGEA|Nouméa Magenta Airport (GEA)|-22.258|166.473|Pacific/Noumea|a
NCILP|Île des Pins Airport (ILP)|-22.589|167.456|Pacific/Noumea|a
NCKNQ|Koné Airport (KNQ)|-21.054|164.839|Pacific/Noumea|a
NCKOC|Koumac Airport (KOC)|-20.546|164.256|Pacific/Noumea|a
NCLIF|Lifou Airport (LIF)|-20.775|167.24|Pacific/Noumea|a
NCMEE|Maré Airport (MEE)|-21.482|168.038|Pacific/Noumea|a
NCNOU|Noumea|-22.27|166.45|Pacific/Noumea|p
NCTGJ|Tiga Airport (TGJ)|-21.096|167.804|Pacific/Noumea|a
NCTOU|Touho Airport (TOU)|-20.79|165.26|Pacific/Noumea|a
NCUVE|Ouvéa Airport (UVE)|-20.641|166.573|Pacific/Noumea|a
NEAGADEZ|Agadez|16.996|7.983|Africa/Niamey|c
NEDRRN|Niamey, Diori Hamani International Airport (NIM)|13.482|2.184|Africa/Niamey|a
NEMFQ|Maradi|13.492|7.096|Africa/Niamey|c
NENIM|Niamey|13.517|2.117|Africa/Niamey|c
NEZND|Zinder|13.8|8.983|Africa/Niamey|c
NFNLK|Burnt Pine, Norfolk Island International Airport (NLK)|-29.042|167.94|Pacific/Norfolk|a
NGABV|Abuja|9.083|7.533|Africa/Lagos|c
NGADOEKITI|Ado Ekiti|7.63|5.22|Africa/Lagos|c
NGAKA|Abeokuta|7.16|3.35|Africa/Lagos|c
NGAKR|Akure|7.25|5.2|Africa/Lagos|c
NGAPP|Apapa|6.45|3.37|Africa/Lagos|p
NGAWKA|Awka|6.21|7.07|Africa/Lagos|c
NGBIDA|Bida|9.08|6.01|Africa/Lagos|c
NGBIRNINKE|Birnin Kebbi|12.45|4.2|Africa/Lagos|c
NGBNI|Benin City|6.34|5.62|Africa/Lagos|c
NGCBQ|Calabar|4.976|8.342|Africa/Lagos|p
NGDAMATURU|Damaturu|11.749|11.966|Africa/Lagos|c
NGDNAA|Abuja, Nnamdi Azikiwe International Airport (ABV)|9.007|7.263|Africa/Lagos|a
NGDNBE|Benin Airport (BNI)|6.317|5.6|Africa/Lagos|a
NGDNEN|Enegu, Akanu Ibiam International Airport (ENU)|6.474|7.562|Africa/Lagos|a
NGDNMM|Lagos, Murtala Muhammed International Airport (LOS)|6.577|3.321|Africa/Lagos|a
NGENU|Enugu|6.45|7.5|Africa/Lagos|c
NGFUNTUA|Funtua|11.52|7.32|Africa/Lagos|c
NGGBE|Gombe|10.29|11.17|Africa/Lagos|c
NGIBA|Ibadan|7.38|3.93|Africa/Lagos|c
NGIFEX|Ife|7.48|4.56|Africa/Lagos|c
NGIJEBUODE|Ijebu Ode|6.82|3.92|Africa/Lagos|c
NGIKARE|Ikare|7.53|5.76|Africa/Lagos|c
NGILR|Ilorin|8.49|4.55|Africa/Lagos|c
NGIWOX|Iwo|7.63|4.18|Africa/Lagos|c
NGJALINGO|Jalingo|8.9|11.36|Africa/Lagos|c
NGJOS|Jos|9.93|8.89|Africa/Lagos|c
NGKAD|Kaduna|10.52|7.44|Africa/Lagos|c
NGKAN|Kano|12|8.52|Africa/Lagos|c
NGKT7|Katsina|12.99|7.6|Africa/Lagos|c
NGLOS|Lagos|6.524|3.379|Africa/Lagos|p
NGMDI|Makurdi|7.73|8.53|Africa/Lagos|c
NGMIU|Maiduguri|11.85|13.16|Africa/Lagos|c
NGMUBI|Mubi|10.27|13.27|Africa/Lagos|c
NGMXJ|Minna|9.62|6.55|Africa/Lagos|c
NGNSU|Nsukka|6.867|7.383|Africa/Lagos|c
NGOGB|Ogbomosho|8.13|4.24|Africa/Lagos|c
NGOND|Ondo|7.09|4.84|Africa/Lagos|c
NGONN|Onne|4.72|7.15|Africa/Lagos|p
NGOSHOGBO|Oshogbo|7.77|4.56|Africa/Lagos|c
NGOWE|Owerri|5.493|7.026|Africa/Lagos|c
NGOWOX|Owo|7.2|5.59|Africa/Lagos|c
NGOYOX|Oyo|7.85|3.93|Africa/Lagos|c
NGPHC|Port Harcourt|4.816|7.05|Africa/Lagos|p
NGQAX|Aba|5.1|7.35|Africa/Lagos|c
NGQBU|Bauchi|10.31|9.84|Africa/Lagos|c
NGQUO|Uyo|5.008|7.85|Africa/Lagos|c
NGQUS|Gusau|12.17|6.66|Africa/Lagos|c
NGSKO|Sokoto|13.06|5.24|Africa/Lagos|c
NGSPL|Sapele|5.89|5.68|Africa/Lagos|c
NGUMU|Umuahia|5.532|7.486|Africa/Lagos|c
NGWAR|Warri|5.554|5.793|Africa/Lagos|p
NGYOL|Yola Airport (YOL)|9.258|12.43|Africa/Lagos|a
NGZAR|Zaria|11.08|7.71|Africa/Lagos|c
NIBEF|Bluefileds, Bluefields Airport (BEF)|11.991|-83.774|America/Managua|a
NICHI|Chinandega|12.63|-87.13|America/Managua|c
NICIO|Corinto|12.491|-87.178|America/Managua|p
NIEST|Esteli|13.09|-86.36|America/Managua|c
NILEO|Leon|12.436|-86.879|America/Managua|c
NIMAS|Masaya|11.969|-86.095|America/Managua|c
NIMGA|Managua|12.115|-86.236|America/Managua|c
NIMNPC|Puerto Cabezas Airport (PUZ)|14.047|-83.387|America/Managua|a
NIMTG|Matagalpa|12.917|-85.917|America/Managua|c
NLALK|Alkmaar|52.632|4.753|Europe/Amsterdam|p
NLAMS|Amsterdam|52.37|4.895|Europe/Amsterdam|p
NLARN|Arnhem|51.988|5.923|Europe/Amsterdam|c
NLBZM|Bergen op Zoom|51.5|4.3|Europe/Amsterdam|p
NLDOR|Dordrecht|51.813|4.69|Europe/Amsterdam|p
NLEEM|Eemshaven|53.439|6.835|Europe/Amsterdam|p
NLEHAM|Amsterdam Airport Schiphol (AMS)|52.309|4.764|Europe/Amsterdam|a
NLEHEH|Eindhoven Airport (EIN)|51.45|5.375|Europe/Amsterdam|a
NLEIN|Eindhoven|51.43|5.5|Europe/Amsterdam|c
NLGRQ|Groningen|53.219|6.567|Europe/Amsterdam|p
NLHAA|Haarlem|52.38|4.63|Europe/Amsterdam|c
NLHAG|The Hague|52.08|4.27|Europe/Amsterdam|c
NLHTB|'s-Hertogenbosch|51.683|5.317|Europe/Amsterdam|c
NLHVH|Hoek van Holland|51.981|4.134|Europe/Amsterdam|p
NLIJM|IJmuiden/Velsen|52.47|4.6|Europe/Amsterdam|p
NLLEY|Lelystad Airport (LEY)|52.46|5.527|Europe/Amsterdam|a
NLLWR|Leeuwarden|53.25|5.783|Europe/Amsterdam|c
NLMOE|Moerdijk|51.702|4.627|Europe/Amsterdam|p
NLMST|Maastricht|50.853|5.677|Europe/Amsterdam|c
NLRTM|Rotterdam|51.92|4.5|Europe/Amsterdam|p
NLTNZ|Terneuzen|51.332|3.832|Europe/Amsterdam|p
NLUTC|Utrecht|52.1|5.12|Europe/Amsterdam|c
NLVEL|Velsen|52.452|4.631|Europe/Amsterdam|p
NLVLA|Vlaardingen|51.912|4.349|Europe/Amsterdam|p
NLVLI|Vlissingen|51.454|3.571|Europe/Amsterdam|p
NLZAA|Zaandam|52.442|4.829|Europe/Amsterdam|p
NLZEW|Zeewolde|52.35|5.55|Europe/Amsterdam|p
NLZWO|Zwolle|52.524|6.097|Europe/Amsterdam|c
NOAAV|Alvik|60.42|6.42|Europe/Oslo|p
NOAES|Alesund|62.47|6.15|Europe/Oslo|p
NOAGO|Agotnes|60.4|5.02|Europe/Oslo|p
NOALF|Alta Airport (ALF)|69.976|23.372|Europe/Oslo|a
NOAND|Andalsnes|62.57|7.7|Europe/Oslo|p
NOASV|Austevoll|60.1|5.15|Europe/Oslo|p
NOBDU|Målselv, Bardufoss Airport (BDU)|69.056|18.54|Europe/Oslo|a
NOBGO|Bergen|60.38|5.32|Europe/Oslo|p
NOBJF|Båtsfjord Airport (BJF)|70.601|29.691|Europe/Oslo|a
NOBNN|Brønnøysund Airport, Brønnøy (BNN)|65.461|12.218|Europe/Oslo|a
NOBOO|Bodo|67.28|14.37|Europe/Oslo|p
NOBRUM|Bærum|59.913|11.347|Europe/Oslo|c
NOBVG|Berlevåg Airport (BVG)|70.871|29.034|Europe/Oslo|a
NOBVK|Brevik|59.05|9.7|Europe/Oslo|p
NODRM|Drammen|59.73|10.23|Europe/Oslo|p
NOEGD|Eigersund|58.373|5.899|Europe/Oslo|p
NOENAN|Andenes, Andøya Airport, Andenes (ANX)|69.293|16.144|Europe/Oslo|a
NOENBO|Bodø Airport (BOO)|67.269|14.365|Europe/Oslo|a
NOENBR|Bergen Airport, Flesland (BGO)|60.293|5.218|Europe/Oslo|a
NOENCN|Kristiansand Airport, Kjevik (KRS)|58.204|8.085|Europe/Oslo|a
NOENFL|Florø Airport (FRO)|61.584|5.025|Europe/Oslo|a
NOENGM|Oslo Airport, Gardermoen (OSL)|60.194|11.1|Europe/Oslo|a
NOENHD|Haugesund Airport, Karmøy (HAU)|59.345|5.208|Europe/Oslo|a
NOENKB|Kristiansund Airport, Kvernberget (KSU)|63.112|7.825|Europe/Oslo|a
NOENML|Molde Airport, Årø (MOL)|62.745|7.263|Europe/Oslo|a
NOENOL|Ørland Airport (OLA)|63.699|9.604|Europe/Oslo|a
NOENOV|Ørsta-Volda Airport, Hovden (HOV)|62.18|6.074|Europe/Oslo|a
NOENSB|Longyearbyen, Svalbard Airport, Longyear (LYR)|78.246|15.466|Europe/Oslo|a
NOENSO|Stord Airport, Sørstokken (SRP)|59.792|5.341|Europe/Oslo|a
NOENSS|Vardø Airport, Svartnes (VAW)|70.355|31.045|Europe/Oslo|a
NOENTC|Tromsø Airport, Langnes (TOS)|69.683|18.919|Europe/Oslo|a
NOENVA|Trondheim Airport, Værnes (TRD)|63.458|10.924|Europe/Oslo|a
NOENZV|Stavanger Airport, Sola (SVG)|58.877|5.638|Europe/Oslo|a
NOEVE|Evenes, Harstad/Narvik Airport, Evenes (EVE)|68.491|16.678|Europe/Oslo|a
NOFKG|Frekhaug|60.512|5.24|Europe/Oslo|p
NOFRK|Fredrikstad|59.2|10.92|Europe/Oslo|p
NOFRO|Floro|61.6|5.02|Europe/Oslo|p
NOFUS|Fusa|60.2|5.62|Europe/Oslo|p
NOGJM|Gjemnes|62.951|7.763|Europe/Oslo|p
NOHAL|Halden|59.1|11.37|Europe/Oslo|p
NOHAU|Haugesund|59.4|5.25|Europe/Oslo|p
NOHES|Hestvika|63.564|9.193|Europe/Oslo|p
NOHFT|Hammerfest Airport (HFT)|70.68|23.669|Europe/Oslo|a
NOHLA|Holla|59.6|9.18|Europe/Oslo|c
NOHOG|Hogset|67.13|15.02|Europe/Oslo|p
NOHOY|Husoy - Tonsberg|59.23|10.45|Europe/Oslo|p
NOHRI|Hareid|62.37|6.03|Europe/Oslo|p
NOHRY|Heroya|59.12|9.62|Europe/Oslo|p
NOHUS|Husnes|59.87|5.77|Europe/Oslo|p
NOHVG|Honningsvåg Airport, Valan (HVG)|71.01|25.984|Europe/Oslo|a
NOHVI|Havik|59.3|5.32|Europe/Oslo|p
NOIKR|Ikornnes|62.38|6.55|Europe/Oslo|p
NOKKN|Kirkenes Airport, Høybuktmoen (KKN)|69.726|29.891|Europe/Oslo|a
NOKMY|Karmoy|59.277|5.263|Europe/Oslo|p
NOKRS|Kristiansand|58.13|7.98|Europe/Oslo|p
NOKRV|Knarrevik|60.37|5.15|Europe/Oslo|p
NOKSU|Kristiansund|63.1|7.73|Europe/Oslo|p
NOLAR|Larvik|59.03|10.02|Europe/Oslo|p
NOLKL|Lakselv Airport, Banak (LKL)|70.069|24.973|Europe/Oslo|a
NOLKN|Leknes Airport (LKN)|68.152|13.609|Europe/Oslo|a
NOLND|Lyngdal|58.138|7.07|Europe/Oslo|c
NOMAY|Maloy|61.93|5.1|Europe/Oslo|p
NOMEH|Mehamn Airport (MEH)|71.03|27.827|Europe/Oslo|a
NOMJF|Mosjøen Airport, Kjærstad (MJF)|65.784|13.215|Europe/Oslo|a
NOMOL|Molde|62.73|7.15|Europe/Oslo|p
NOMON|Mongstad|60.82|5.02|Europe/Oslo|p
NOMQN|Mo i Rana|66.32|14.13|Europe/Oslo|p
NOMSS|Moss|59.42|10.65|Europe/Oslo|p
NONTB|Notodden Airport (NTB)|59.566|9.212|Europe/Oslo|a
NOODD|Odda|60.07|6.53|Europe/Oslo|p
NOORK|Orkanger|63.32|9.83|Europe/Oslo|p
NOOSL|Oslo|59.9|10.73|Europe/Oslo|p
NOPOR|Porsgrunn|59.13|9.63|Europe/Oslo|p
NORRS|Røros Airport (RRS)|62.578|11.342|Europe/Oslo|a
NORVK|Rørvik Airport, Ryum (RVK)|64.838|11.146|Europe/Oslo|a
NOSAU|Sauda|59.63|6.35|Europe/Oslo|p
NOSKE|Skien|59.2|9.6|Europe/Oslo|p
NOSKN|Hadsel, Stokmarknes Airport, Skagen (SKN)|68.579|15.033|Europe/Oslo|a
NOSKX|Skogn|63.7|11.15|Europe/Oslo|p
NOSLX|Sortland|68.7|15.42|Europe/Oslo|p
NOSOJ|Sørkjosen Airport (SOJ)|69.787|20.959|Europe/Oslo|a
NOSPG|Sarpsborg|59.27|11.1|Europe/Oslo|p
NOSRP|Stord|59.75|5.48|Europe/Oslo|p
NOSSJ|Alstahaug, Sandnessjøen Airport, Stokka (SSJ)|65.957|12.469|Europe/Oslo|a
NOSUN|Sunndalsora|62.67|8.55|Europe/Oslo|p
NOSVE|Svelgen|61.77|5.28|Europe/Oslo|p
NOSVG|Stavanger|58.97|5.75|Europe/Oslo|p
NOSVJ|Svolvær Airport, Helle (SVJ)|68.243|14.669|Europe/Oslo|a
NOTAE|Tananger|58.92|5.58|Europe/Oslo|p
NOTON|Tonsberg|59.25|10.42|Europe/Oslo|p
NOTOS|Tromso|69.67|18.97|Europe/Oslo|p
NOTRD|Trondheim|63.43|10.4|Europe/Oslo|p
NOTRF|Torp, Sandefjord Airport, Torp (TRF)|59.187|10.259|Europe/Oslo|a
NOVDS|Vadsø Airport (VDS)|70.065|29.845|Europe/Oslo|a
NPBIR|Biratnagar|26.484|87.283|Asia/Kathmandu|c
NPBIRGANJ|Birganj|27|84.867|Asia/Kathmandu|c
NPBWA|Siddharthanagar, Gautam Buddha International Airport (BWA)|27.505|83.413|Asia/Kathmandu|a
NPHET|Hetauda|27.417|85.033|Asia/Kathmandu|c
NPJKR|Janakpur Airport (JKR)|26.709|85.922|Asia/Kathmandu|a
NPKEP|Nepalgunj Airport (KEP)|28.104|81.667|Asia/Kathmandu|a
NPKTM|Kathmandu|27.717|85.317|Asia/Kathmandu|c
NPLALITPUR|Lalitpur|27.667|85.333|Asia/Kathmandu|c
NPPKR|Pokhara|28.264|83.972|Asia/Kathmandu|c
NPTPJ|Taplejung Airport (TPJ)|27.351|87.695|Asia/Kathmandu|a
NPVNKT|Kathmandu, Tribhuvan International Airport (KTM)|27.697|85.359|Asia/Kathmandu|a
NRINU|Yaren District, Nauru International Airport (INU)|-0.547|166.919|Pacific/Tarawa|a
NUIUE|Alofi, Niue International Airport (IUE)|-19.079|-169.926|Pacific/Niue|a
NZAKL|Auckland|-36.83|174.8|Pacific/Auckland|p
NZBHE|Blenheim, Woodbourne Airport (BHE)|-41.518|173.87|Pacific/Auckland|a
NZBLU|Bluff|-46.6|168.32|Pacific/Auckland|p
NZCHC|Christchurch|-43.53|172.63|Pacific/Auckland|c
NZCHT|Te One, Chatham Islands / Tuuta Airport (CHT)|-43.812|-176.465|Pacific/Chatham|a
NZDUD|Dunedin|-45.87|170.5|Pacific/Auckland|c
NZGIS|Gisborne Airport (GIS)|-38.663|177.978|Pacific/Auckland|a
NZHKK|Hokitika Airfield (HKK)|-42.714|170.985|Pacific/Auckland|a
NZHLZ|Hamilton|-37.78|175.28|Pacific/Auckland|c
NZIVC|Invercargill Airport (IVC)|-46.412|168.313|Pacific/Auckland|a
NZKAT|Awanui, Kaitaia Airport (KAT)|-35.07|173.287|Pacific/Auckland|a
NZKKE|Kerikeri Airport (KKE)|-35.259|173.913|Pacific/Auckland|a
NZLYT|Lyttelton|-43.6|172.72|Pacific/Auckland|p
NZMANUKAU|Manukau|-37|174.885|Pacific/Auckland|c
NZMNR|Middleton/Christchurch|-43.544|172.591|Pacific/Auckland|c
NZNPE|Napier|-39.47|176.9|Pacific/Auckland|p
NZNPL|New Plymouth|-39.05|174.02|Pacific/Auckland|p
NZNSN|Nelson|-41.25|173.27|Pacific/Auckland|p
NZNZAA|Auckland International Airport (AKL)|-37.012|174.786|Pacific/Auckland|a
NZNZAP|Taupo Airport (TUO)|-38.74|176.084|Pacific/Auckland|a
NZNZCH|Christchurch International Airport (CHC)|-43.489|172.532|Pacific/Auckland|a
NZNZTU|Timaru Airport (TIU)|-44.303|171.225|Pacific/Auckland|a
NZNZWN|Wellington International Airport (WLG)|-41.327|174.805|Pacific/Auckland|a
NZOAM|Oamaru Airport (OAM)|-44.97|171.082|Pacific/Auckland|a
NZPMR|Palmerston North|-40.352|175.608|Pacific/Auckland|p
NZPOE|Port Chalmers|-45.82|170.6|Pacific/Auckland|p
NZROT|Rotorua Regional Airport (ROT)|-38.109|176.317|Pacific/Auckland|a
NZTAK|Takapuna|-36.791|174.776|Pacific/Auckland|c
NZTIU|Timaru|-44.38|171.25|Pacific/Auckland|p
NZTKA|Temuka|-44.25|171.27|Pacific/Auckland|c
NZTRG|Tauranga|-37.68|176.17|Pacific/Auckland|p
NZWAG|Wanganui|-39.93|174.98|Pacific/Auckland|p
NZWHK|Whakatane Airport (WHK)|-37.921|176.914|Pacific/Auckland|a
NZWKA|Wanaka Airport (WKA)|-44.723|169.248|Pacific/Auckland|a
NZWLG|Wellington|-41.27|174.78|Pacific/Auckland|p
NZWRE|Whangarei|-35.83|174.48|Pacific/Auckland|p
NZWSZ|Westport Airport (WSZ)|-41.737|171.579|Pacific/Auckland|a
NZZQN|Queenstown International Airport (ZQN)|-45.021|168.739|Pacific/Auckland|a
OMASSIB|As Sib|23.68|58.183|Asia/Muscat|c
OMDQM|Duqm|19.66|57.71|Asia/Muscat|p
OMDQMAPT|Duqm International Airport (DQM)|19.502|57.634|Asia/Muscat|a
OMIBRI|Ibri|23.225|56.517|Asia/Muscat|c
OMKHS|Khasab Airport (KHS)|26.171|56.241|Asia/Muscat|a
OMMCT|Muscat|23.586|58.406|Asia/Muscat|p
OMMNQ|Mina' Qabus|23.62|58.57|Asia/Muscat|c
OMOOMS|Muscat International Airport (MCT)|23.593|58.284|Asia/Muscat|a
OMSLL|Salalah|17.051|54.107|Asia/Muscat|p
OMSOH|Sohar|24.346|56.708|Asia/Muscat|p
OMSUHAR|Suhar|24.362|56.734|Asia/Muscat|c
PAAML|Puerto Armuelles|8.312|-82.929|America/Panama|p
PABLB|Balboa|8.961|-79.563|America/Panama|p
PABOC|Isla Colón, Bocas del Toro International Airport (BOC)|9.341|-82.251|America/Panama|a
PACFZ|Colon Free Zone|9.35|-79.9|America/Panama|c
PACHX|Changuinola Captain Manuel Niño International Airport (CHX)|9.459|-82.515|America/Panama|a
PACSO|Coco Solo|9.369|-79.88|America/Panama|c
PACTB|Cristobal|9.35|-79.9|America/Panama|p
PACTD|Chitre|7.952|-80.438|America/Panama|p
PACZZ|Canazas|8.13|-80.7|America/Panama|p
PADAV|David, Enrique Malek International Airport (DAV)|8.391|-82.435|America/Panama|a
PAMIT|Manzanillo|7.533|-81.167|America/Panama|p
PAMPMG|Albrook, Marcos A. Gelabert International Airport (PAC)|8.973|-79.556|America/Panama|a
PAMPTO|Tocumen International Airport (PTY)|9.071|-79.383|America/Panama|a
PAONX|Colon|9.35|-79.87|America/Panama|p
PAPAC|Panama City|8.968|-79.533|America/Panama|c
PEAQP|Arequipa|-16.42|-71.53|America/Lima|c
PEATI|Atico|-16.228|-73.61|America/Lima|p
PEAYP|Ayacucho|-13.175|-74.22|America/Lima|c
PECAA|Chincha Alta|-13.42|-76.14|America/Lima|c
PECHH|Chachapoyas Airport (CHH)|-6.202|-77.856|America/Lima|a
PECHM|Chimbote|-9.063|-78.589|America/Lima|p
PECIX|Chiclayo|-6.763|-79.837|America/Lima|c
PECJA|Cajamarca|-7.15|-78.53|America/Lima|c
PECLL|Callao|-12.051|-77.126|America/Lima|p
PECUZ|Cusco|-13.525|-71.972|America/Lima|c
PEHCO|Huacho|-11.123|-77.611|America/Lima|p
PEHUU|Huanuco|-9.92|-76.24|America/Lima|c
PEICA|Ica|-14.068|-75.725|America/Lima|c
PEILQ|Ilo|-17.668|-71.347|America/Lima|p
PEIQT|Iquitos|-3.744|-73.252|America/Lima|p
PEJAU|Jauja, Francisco Carle Airport (JAU)|-11.783|-75.473|America/Lima|a
PEJHY|Huancayo|-12.08|-75.2|America/Lima|c
PEJUL|Juliaca|-15.5|-70.14|America/Lima|c
PELIM|Lima|-12.048|-77.05|America/Lima|c
PELOB|Lobitos|-4.456|-81.282|America/Lima|p
PEMRI|Matarani|-17.005|-72.1|America/Lima|p
PEPAC|Pacasmayo|-7.404|-79.565|America/Lima|p
PEPAI|Paita|-5.094|-81.096|America/Lima|p
PEPCH|Puerto Chicama|-7.848|-79.141|America/Lima|p
PEPCL|Pucallpa|-8.369|-74.535|America/Lima|c
PEPEM|Puerto Maldonado, Padre Aldamiz International Airport (PEM)|-12.614|-69.229|America/Lima|a
PEPIO|Pisco|-13.713|-76.184|America/Lima|p
PEPIU|Piura|-5.21|-80.63|America/Lima|c
PEPSC|Cerro de Pasco|-10.69|-76.27|America/Lima|c
PEPUN|Puno|-15.833|-70.033|America/Lima|c
PESPIM|Lima, Jorge Chávez International Airport (LIM)|-12.022|-77.114|America/Lima|a
PESPJE|Jaén, Shumba Airport (JAE)|-5.592|-78.774|America/Lima|a
PESPST|Tarapoto, Cadete FAP Guillermo Del Castillo Paredes Airport (TPP)|-6.509|-76.373|America/Lima|a
PESPZA|Nazca, Maria Reiche Neuman Airport (NZC)|-14.854|-74.962|America/Lima|a
PESPZO|Cusco, Alejandro Velasco Astete International Airport (CUZ)|-13.536|-71.939|America/Lima|a
PESULLANA|Sullana|-4.89|-80.68|America/Lima|c
PESUP|Supe|-10.799|-77.714|America/Lima|p
PESVY|Salaverry|-8.214|-78.977|America/Lima|p
PETBP|Tumbes|-3.57|-80.46|America/Lima|c
PETCQ|Tacna|-18|-70.25|America/Lima|c
PETRU|Trujillo|-8.12|-79.02|America/Lima|c
PETYL|Talara|-4.581|-81.263|America/Lima|p
PEYMS|Yurimaguas, Moises Benzaquen Rengifo Airport (YMS)|-5.894|-76.118|America/Lima|a
PFAAA|Anaa Airport (AAA)|-17.353|-145.51|Pacific/Tahiti|a
PFAHE|Ahe Atoll, Ahe Airport (AHE)|-14.428|-146.257|Pacific/Tahiti|a
PFAUQ|Hiva Oa Island, Hiva Oa-Atuona Airport (AUQ)|-9.769|-139.011|Pacific/Marquesas|a
PFAXR|Arutua Airport (AXR)|-15.248|-146.617|Pacific/Tahiti|a
PFBOB|Motu Mute, Bora Bora Airport (BOB)|-16.444|-151.751|Pacific/Tahiti|a
PFFAV|Fakarava Airport (FAV)|-16.054|-145.657|Pacific/Tahiti|a
PFGMR|Totegegie Airport (GMR)|-23.08|-134.89|Pacific/Gambier|a
PFHOI|Otepa, Hao Airport (HOI)|-18.075|-140.946|Pacific/Tahiti|a
PFHUH|Huahine-Fare Airport (HUH)|-16.687|-151.022|Pacific/Tahiti|a
PFKKR|Raitahiti, Kaukura Airport (KKR)|-15.663|-146.885|Pacific/Tahiti|a
PFMAU|Maupiti Airport (MAU)|-16.427|-152.244|Pacific/Tahiti|a
PFMKP|Makemo Airport (MKP)|-16.584|-143.658|Pacific/Tahiti|a
PFMOZ|Moorea-Maiao, Moorea Temae Airport (MOZ)|-17.49|-149.762|Pacific/Tahiti|a
PFMVT|Mataiva Airport (MVT)|-14.868|-148.717|Pacific/Tahiti|a
PFNHV|Nuku Hiva Airport (NHV)|-8.796|-140.229|Pacific/Marquesas|a
PFNTAA|Papeete, Faa'a International Airport (PPT)|-17.554|-149.607|Pacific/Tahiti|a
PFPPT|Papeete|-17.552|-149.558|Pacific/Tahiti|p
PFRFP|Uturoa, Raiatea Airport (RFP)|-16.723|-151.466|Pacific/Tahiti|a
PFRGI|Rangiroa Airport (RGI)|-14.954|-147.661|Pacific/Tahiti|a
PFRUR|Rurutu Airport (RUR)|-22.434|-151.361|Pacific/Tahiti|a
PFTIH|Tikehau Airport (TIH)|-15.12|-148.231|Pacific/Tahiti|a
PFTKP|Takapoto Airport (TKP)|-14.71|-145.246|Pacific/Tahiti|a
PFTKX|Takaroa Airport (TKX)|-14.456|-145.025|Pacific/Tahiti|a
PFTUB|Tubuai Airport (TUB)|-23.365|-149.524|Pacific/Tahiti|a
PFXMH|Manihi Airport (XMH)|-14.437|-146.07|Pacific/Tahiti|a
PGAYMO|Manus Island, Momote Airport (MAS)|-2.062|147.424|Pacific/Port_Moresby|a
PGAYPY|Port Moresby Jacksons International Airport (POM)|-9.443|147.22|Pacific/Port_Moresby|a
PGAYTK|Kokopo, Tokua Airport (RAB)|-4.34|152.38|Pacific/Port_Moresby|a
PGBUA|Buka Island, Buka Airport (BUA)|-5.422|154.673|Pacific/Bougainville|a
PGCMU|Kundiawa, Chimbu Airport (CMU)|-6.024|144.971|Pacific/Port_Moresby|a
PGDAU|Daru Airport (DAU)|-9.087|143.208|Pacific/Port_Moresby|a
PGGKA|Goronka, Goroka Airport (GKA)|-6.082|145.392|Pacific/Port_Moresby|a
PGGUR|Gurney Airport (GUR)|-10.311|150.334|Pacific/Port_Moresby|a
PGHGU|Mount Hagen Kagamuga Airport (HGU)|-5.828|144.299|Pacific/Port_Moresby|a
PGHKN|Kimbe, Hoskins Airport (HKN)|-5.464|150.407|Pacific/Port_Moresby|a
PGKMA|Kerema Airport (KMA)|-7.964|145.771|Pacific/Port_Moresby|a
PGKVG|Kavieng Airport (KVG)|-2.579|150.808|Pacific/Port_Moresby|a
PGLAE|Lae|-6.716|147|Pacific/Port_Moresby|p
PGMAG|Madang|-5.222|145.786|Pacific/Port_Moresby|p
PGMDU|Mendi Airport (MDU)|-6.148|143.657|Pacific/Port_Moresby|a
PGOPU|Balimo Airport (OPU)|-8.05|142.933|Pacific/Port_Moresby|a
PGPNP|Popondetta, Girua Airport (PNP)|-8.805|148.309|Pacific/Port_Moresby|a
PGPOM|Port Moresby|-9.444|147.18|Pacific/Port_Moresby|p
PGRAB|Rabaul|-4.2|152.164|Pacific/Port_Moresby|p
PGVAI|Vanimo Airport (VAI)|-2.693|141.303|Pacific/Port_Moresby|a
PGVMU|Baimuru Airport (VMU)|-7.497|144.82|Pacific/Port_Moresby|a
PGWBM|Wapenamanda Airport (WBM)|-5.635|143.892|Pacific/Port_Moresby|a
PGWWK|Wewak International Airport (WWK)|-3.584|143.669|Pacific/Port_Moresby|a
PHAGL|Angeles|15.145|120.545|Asia/Manila|c
PHBAGUIOCI|Baguio City|16.43|120.57|Asia/Manila|c
PHBCD|Bacolod|10.632|122.982|Asia/Manila|c
PHBQA|Baler, Dr Juan C Angara Airport (BQA)|15.729|121.5|Asia/Manila|a
PHBSO|Basco Airport (BSO)|20.451|121.98|Asia/Manila|a
PHBTG|Batangas|13.782|121.022|Asia/Manila|c
PHBUTUAN|Butuan|8.95|125.544|Asia/Manila|c
PHCAZ|Cadiz|10.959|123.309|Asia/Manila|c
PHCBO|Cotabato|7.217|124.248|Asia/Manila|c
PHCBT|Cabanatuan|15.502|120.962|Asia/Manila|c
PHCEB|Cebu|10.316|123.885|Asia/Manila|p
PHCGY|Cagayan de Oro, Mindanao|8.454|124.632|Asia/Manila|p
PHCRM|Catarman National Airport (CRM)|12.502|124.635|Asia/Manila|a
PHCYZ|Cauayan City, Cauayan Airport (CYZ)|16.93|121.753|Asia/Manila|a
PHDAGUPAN|Dagupan|16.048|120.341|Asia/Manila|c
PHDGT|Dumaguete City, Sibulan Airport (DGT)|9.334|123.302|Asia/Manila|a
PHDPL|Dipolog Airport (DPL)|8.602|123.342|Asia/Manila|a
PHDVO|Davao, Mindanao|7.191|125.455|Asia/Manila|p
PHGES|General Santos|6.12|125.15|Asia/Manila|p
PHIGN|Iligan, Mindanao|8.228|124.245|Asia/Manila|p
PHILO|Iloilo|10.705|122.545|Asia/Manila|c
PHJOL|Jolo Airport (JOL)|6.054|121.011|Asia/Manila|a
PHKLO|Kalibo International Airport (KLO)|11.679|122.376|Asia/Manila|a
PHLAOAG|Laoag|18.199|120.594|Asia/Manila|c
PHLEGAZPI|Legazpi|13.17|123.75|Asia/Manila|c
PHLLCAPT|Lal-lo, Cagayan North International Airport (LLC)|18.182|121.746|Asia/Manila|a
PHMBT|Masbate, Moises R. Espinosa Airport (MBT)|12.37|123.63|Asia/Manila|a
PHMNI|Manicani|10.996|125.637|Asia/Manila|p
PHMNL|Manila|14.6|120.984|Asia/Manila|p
PHMPH|Malay, Godofredo P. Ramos Airport (MPH)|11.925|121.954|Asia/Manila|a
PHNAG|Naga|13.619|123.181|Asia/Manila|c
PHOLO|Olongapo|14.83|120.283|Asia/Manila|c
PHORMAC|Ormac|11.064|124.608|Asia/Manila|c
PHOZC|Ozamis, Mindanao|8.162|123.774|Asia/Manila|p
PHPAG|Pagadian|7.853|123.507|Asia/Manila|c
PHPPS|Puerto Princesa|9.754|118.744|Asia/Manila|c
PHPSC|Pasay City|14.55|121|Asia/Manila|c
PHQZT|Quezon City|14.65|121.03|Asia/Manila|c
PHRPLC|Mabalacat, Clark International Airport / Clark Air Base (CRK)|15.186|120.56|Asia/Manila|a
PHRPLI|Laoag International Airport (LAO)|18.176|120.531|Asia/Manila|a
PHRPLL|Manila, Ninoy Aquino International Airport (MNL)|14.509|121.02|Asia/Manila|a
PHRPMC|Cotabato (Awang) Airport (CBO)|7.165|124.21|Asia/Manila|a
PHRPMD|Davao, Francisco Bangoy International Airport (DVO)|7.126|125.646|Asia/Manila|a
PHRPMH|Mambajao, Camiguin Airport (CGM)|9.254|124.709|Asia/Manila|a
PHRPMO|Ozamiz, Labo Airport (OZC)|8.179|123.842|Asia/Manila|a
PHRPMZ|Zamboanga International Airport (ZAM)|6.922|122.06|Asia/Manila|a
PHRPUH|San Jose Airport (SJI)|12.361|121.047|Asia/Manila|a
PHRPUS|San Fernando Airport (SFE)|16.596|120.303|Asia/Manila|a
PHRPUT|Tuguegarao Airport (TUG)|17.643|121.733|Asia/Manila|a
PHRPVA|Tacloban City, Daniel Z. Romualdez Airport (TAC)|11.228|125.028|Asia/Manila|a
PHRPVB|Bacolod-Silay Airport (BCD)|10.776|123.015|Asia/Manila|a
PHRPVC|Calbayog City, Calbayog Airport (CYP)|12.073|124.545|Asia/Manila|a
PHRPVI|Iloilo International Airport (ILO)|10.833|122.493|Asia/Manila|a
PHRPVM|Mactan Cebu International Airport (CEB)|10.309|123.98|Asia/Manila|a
PHRPVR|Roxas City, Roxas Airport (RXS)|11.598|122.752|Asia/Manila|a
PHSFS|Subic Bay|14.791|120.24|Asia/Manila|p
PHSPB|San Pablo|14.07|121.323|Asia/Manila|c
PHSUG|Surigao City, Surigao Airport (SUG)|9.756|125.481|Asia/Manila|a
PHTACLOBAN|Tacloban|11.25|125|Asia/Manila|c
PHTAG|Bohol-Panglao International Airport (TAG)|9.573|123.77|Asia/Manila|a
PHTARLAC|Tarlac|15.484|120.583|Asia/Manila|c
PHTBH|Tablas Island, Tugdan Airport (TBH)|12.311|122.085|Asia/Manila|a
PHTDG|Tandag Airport (TDG)|9.072|126.171|Asia/Manila|a
PHTUG|Tuguegarao|17.613|121.727|Asia/Manila|c
PHTWT|Bongao, Sanga Sanga Airport (TWT)|5.048|119.743|Asia/Manila|a
PHUSU|Coron, Francisco B. Reyes (Busuanga) Airport (USU)|12.122|120.101|Asia/Manila|a
PHVRC|Virac Airport (VRC)|13.576|124.206|Asia/Manila|a
PHZAM|Zamboanga|6.921|122.079|Asia/Manila|p
PKAAW|Abbottabad|34.15|73.2|Asia/Karachi|c
PKBHV|Bahawalpur|29.39|71.675|Asia/Karachi|c
PKBNP|Bannu|32.989|70.599|Asia/Karachi|c
PKCHINIOT|Chiniot|31.72|72.98|Asia/Karachi|c
PKCJL|Chitral Airport (CJL)|35.886|71.8|Asia/Karachi|a
PKDEA|Dera Ghazi Khan|30.06|70.635|Asia/Karachi|c
PKDSK|Dera Ismael Khan Airport (DSK)|31.909|70.897|Asia/Karachi|a
PKGIL|Gilgit|35.917|74.3|Asia/Karachi|c
PKGRT|Gujrat|32.58|74.08|Asia/Karachi|c
PKGRW|Gujranwala|32.16|74.185|Asia/Karachi|c
PKGWD|Gwadar International Airport (GWD)|25.232|62.328|Asia/Karachi|a
PKHDD|Hyderabad|25.38|68.375|Asia/Karachi|c
PKISB|Islamabad|33.7|73.167|Asia/Karachi|c
PKJNG|Jhang|31.28|72.325|Asia/Karachi|c
PKKDU|Skardu Airport (KDU)|35.335|75.536|Asia/Karachi|a
PKKHI|Karachi|24.861|67.01|Asia/Karachi|p
PKKUS|Kasur|31.125|74.455|Asia/Karachi|c
PKLHE|Lahore|31.56|74.35|Asia/Karachi|c
PKLRK|Larkana|27.562|68.207|Asia/Karachi|c
PKLYP|Faisalabad|31.41|73.11|Asia/Karachi|c
PKMDX|Mardan|34.2|72.04|Asia/Karachi|c
PKMFG|Muzaffarabad Airport (MFG)|34.339|73.509|Asia/Karachi|a
PKMIRPUTKH|Mirput Khas|25.532|69.012|Asia/Karachi|c
PKMJD|Moenjodaro Airport (MJD)|27.335|68.143|Asia/Karachi|a
PKMUX|Multan|30.2|71.455|Asia/Karachi|c
PKOHT|Kohat|33.603|71.433|Asia/Karachi|c
PKOKR|Okara|30.81|73.45|Asia/Karachi|c
PKOPIS|Islamabad International Airport (ISB)|33.549|72.826|Asia/Karachi|a
PKOPKC|Karachi, Jinnah International Airport (KHI)|24.907|67.161|Asia/Karachi|a
PKOPLA|Lahore, Allama Iqbal International Airport (LHE)|31.522|74.404|Asia/Karachi|a
PKOPNH|Nawabashah, Shaheed Benazirabad Airport (WNS)|26.219|68.39|Asia/Karachi|a
PKOPSK|Sukkur Airport (SKZ)|27.722|68.792|Asia/Karachi|a
PKOPSS|Saidu Sharif Airport (SDT)|34.814|72.353|Asia/Karachi|a
PKPEW|Peshawar|34.005|71.535|Asia/Karachi|c
PKPJG|Panjgur Airport (PJG)|26.955|64.132|Asia/Karachi|a
PKPSI|Pasni Airport (PSI)|25.291|63.345|Asia/Karachi|a
PKPZH|Fort Sandeman, Zhob Airport (PZH)|31.358|69.464|Asia/Karachi|a
PKRAZ|Rawalakot Airport (RAZ)|33.85|73.798|Asia/Karachi|a
PKRWP|Rawalpindi|33.6|73.04|Asia/Karachi|c
PKRYK|Rahim Yar Khan|28.42|70.295|Asia/Karachi|c
PKSADIQABA|Sadiqabad|28.301|70.13|Asia/Karachi|c
PKSDT|Saidu|34.75|72.35|Asia/Karachi|c
PKSGI|Sargodha|32.085|72.675|Asia/Karachi|c
PKSHEIKHUP|Sheikhu Pura|31.72|73.99|Asia/Karachi|c
PKSIALKOTE|Sialkote|32.52|74.56|Asia/Karachi|c
PKSKT|Sialkot International Airport (SKT)|32.536|74.364|Asia/Karachi|a
PKSKZ|Sukkur|27.714|68.849|Asia/Karachi|c
PKSWN|Sahiwal|30.672|73.112|Asia/Karachi|c
PKSYW|Sehwan Sharif Airport (SYW)|26.473|67.717|Asia/Karachi|a
PKTUK|Turbat|25.992|63.072|Asia/Karachi|c
PKUET|Quetta|30.22|67.025|Asia/Karachi|c
PKWNS|Nawabshah|26.245|68.4|Asia/Karachi|c
PLBIA|Bialystok|53.15|23.17|Europe/Warsaw|c
PLBYT|Bytom|50.35|18.91|Europe/Warsaw|c
PLBZG|Bydgoszcz|53.12|18.01|Europe/Warsaw|c
PLELB|Elblag|54.19|19.403|Europe/Warsaw|c
PLEPGD|Gdańsk Lech Wałęsa Airport (GDN)|54.378|18.466|Europe/Warsaw|a
PLEPKK|Kraków John Paul II International Airport (KRK)|50.078|19.785|Europe/Warsaw|a
PLEPRA|Radom Airport (RDO)|51.389|21.213|Europe/Warsaw|a
PLEPSC|Szczecin-Goleniów "Solidarność" Airport (SZZ)|53.585|14.902|Europe/Warsaw|a
PLEPWA|Warsaw Chopin Airport (WAW)|52.166|20.967|Europe/Warsaw|a
PLEPWR|Copernicus Wrocław Airport (WRO)|51.103|16.886|Europe/Warsaw|a
PLEPZG|Zielona Góra-Babimost Airport (IEG)|52.139|15.799|Europe/Warsaw|a
PLGDN|Gdansk|54.352|18.647|Europe/Warsaw|p
PLGDY|Gdynia|54.53|18.55|Europe/Warsaw|p
PLGRU|Grudziadz|53.48|18.75|Europe/Warsaw|c
PLGWC|Gliwice|50.33|18.67|Europe/Warsaw|c
PLIEG|Zielona Gora|51.95|15.5|Europe/Warsaw|c
PLKLC|Kielce|50.89|20.66|Europe/Warsaw|c
PLKRK|Kraków|50.06|19.96|Europe/Warsaw|c
PLKTW|Katowice|50.26|19.02|Europe/Warsaw|c
PLLCJ|Łódź Władysław Reymont Airport (LCJ)|51.722|19.398|Europe/Warsaw|a
PLLOD|Lódz|51.775|19.451|Europe/Warsaw|c
PLLUL|Lublin|51.25|22.573|Europe/Warsaw|c
PLOLS|Olsztyn|53.8|20.48|Europe/Warsaw|c
PLOPO|Opole|50.685|17.931|Europe/Warsaw|c
PLOSZ|Koszalin|54.2|16.183|Europe/Warsaw|c
PLPOZ|Poznan|52.406|16.9|Europe/Warsaw|c
PLRZE|Rzeszow|50.07|22|Europe/Warsaw|c
PLSWI|Swinoujscie|53.9|14.25|Europe/Warsaw|p
PLSZY|Olsztyn-Mazury Airport (SZY)|53.482|20.938|Europe/Warsaw|a
PLSZZ|Szczecin|53.429|14.553|Europe/Warsaw|p
PLWAW|Warsaw|52.25|21|Europe/Warsaw|c
PLWRO|Wroclaw|51.11|17.03|Europe/Warsaw|c
PMFSP|Saint-Pierre, St Pierre Airport (FSP)|46.763|-56.173|America/Miquelon|a
PMMQC|Miquelon Airport (MQC)|47.096|-56.38|America/Miquelon|a
PRBQN|Aguadilla|18.427|-67.154|America/Puerto_Rico|p
PRMAZ|Mayaguez|18.201|-67.145|America/Puerto_Rico|p
PRPNU|Puerto Nuevo|18.417|-66.083|America/Puerto_Rico|p
PRPSE|Ponce|18.011|-66.614|America/Puerto_Rico|p
PRSJU|San Juan|18.45|-66.08|America/Puerto_Rico|p
PRTJSJ|San Juan, Luis Munoz Marin International Airport (SJU)|18.439|-66.002|America/Puerto_Rico|a
PSALKHALIL|Al Khalil|31.541|35.096|Asia/Hebron|c
PSGZA|Gaza|31.53|34.445|Asia/Gaza|c
PSNABLUS|Nablus|32.221|35.254|Asia/Hebron|c
PTADH|Angra do Heroismo|38.65|-27.22|Atlantic/Azores|p
PTBGC|Bragança Airport (BGC)|41.858|-6.707|Europe/Lisbon|a
PTBGZ|Braga|41.555|-8.421|Europe/Lisbon|c
PTCNL|Canical|32.73|-16.73|Atlantic/Madeira|p
PTENT|Entroncamento|39.47|-8.47|Europe/Lisbon|c
PTFAO|Faro Airport (FAO)|37.014|-7.966|Europe/Lisbon|a
PTFDF|Figueira da Foz|40.15|-8.87|Europe/Lisbon|p
PTFLW|Santa Cruz das Flores, Flores Airport (FLW)|39.455|-31.131|Atlantic/Azores|a
PTFUNCHAL|Funchal|32.65|-16.88|Atlantic/Madeira|c
PTGRW|Santa Cruz da Graciosa, Graciosa Airport (GRW)|39.092|-28.03|Atlantic/Azores|a
PTHOR|Horta|38.53|-28.63|Atlantic/Azores|p
PTLEI|Leixoes|41.18|-8.68|Europe/Lisbon|p
PTLIS|Lisbon (Lisboa)|38.72|-9.13|Europe/Lisbon|p
PTLPCS|Cascais Airport (CAT)|38.725|-9.355|Europe/Lisbon|a
PTLPPD|Ponta Delgada, João Paulo II Airport (PDL)|37.741|-25.698|Atlantic/Azores|a
PTLPPI|Pico Island, Pico Airport (PIX)|38.554|-28.441|Atlantic/Azores|a
PTLPPM|Portimão Airport (PRM)|37.149|-8.584|Europe/Lisbon|a
PTLPPR|Porto, Francisco de Sá Carneiro Airport (OPO)|41.248|-8.681|Europe/Lisbon|a
PTLPPT|Lisbon, Humberto Delgado Airport (Lisbon Portela Airport) (LIS)|38.781|-9.136|Europe/Lisbon|a
PTOPO|Porto|41.15|-8.62|Europe/Lisbon|p
PTPDL|Ponta Delgada|37.73|-25.67|Atlantic/Azores|p
PTPRV|Praia da Vitoria|38.73|-27.07|Atlantic/Azores|p
PTPXO|Vila Baleira, Porto Santo Airport (PXO)|33.073|-16.35|Atlantic/Madeira|a
PTSET|Setubal|38.53|-8.9|Europe/Lisbon|p
PTSIE|Sines|37.95|-8.87|Europe/Lisbon|p
PTSJZ|Velas, São Jorge Airport (SJZ)|38.666|-28.176|Atlantic/Azores|a
PTSMA|Vila do Porto, Santa Maria Airport (SMA)|36.971|-25.171|Atlantic/Azores|a
PTTER|Terceira Island Apt|38.72|-27.22|Atlantic/Azores|p
PTVDC|Viana do Castelo|41.7|-8.83|Europe/Lisbon|p
PTVRL|Vila Real Airport (VRL)|41.274|-7.72|Europe/Lisbon|a
PTVSE|Viseu, Aerodromo Goncalves Lobato (Viseu Airport) (VSE)|40.725|-7.889|Europe/Lisbon|a
PWROR|Babelthuap Island, Babelthuap Airport (ROR)|7.367|134.544|Pacific/Palau|a
PYAGT|Ciudad del Este|-25.517|-54.616|America/Asuncion|c
PYASU|Asuncion|-25.27|-57.67|America/Asuncion|p
PYBCM|Barrio Caacupe Mi|-25.22|-57.55|America/Asuncion|p
PYENO|Encarnacion|-27.347|-55.874|America/Asuncion|c
PYPIL|Pilar|-26.863|-58.292|America/Asuncion|c
PYSAN|San Antonio|-25.42|-57.548|America/Asuncion|p
PYSGAS|Luque, Aeropuerto Internacional Silvio Pettirossi (ASU)|-25.242|-57.514|America/Asuncion|a
PYSGES|Ciudad del Este, Aeropuerto Internacional Guaraní (AGT)|-25.457|-54.84|America/Asuncion|a
PYSLO|San Lorenzo|-25.34|-57.52|America/Asuncion|c
PYTER|Terport (San Antonio)|-25.38|-57.63|America/Asuncion|p
QADOH|Doha|25.352|51.494|Asia/Qatar|p
QAHMD|Hamad Port|25.02|51.6|Asia/Qatar|p
QAOTHH|Doha, Hamad International Airport (DOH)|25.273|51.608|Asia/Qatar|a
QAUMS|Mesaieed|24.98|51.57|Asia/Qatar|p
REFMEE|Sainte-Marie, Roland Garros Airport (RUN)|-20.89|55.519|Indian/Reunion|a
RELPT|Le Port|-20.92|55.3|Indian/Reunion|p
RERUN|Saint-Denis de la Reunion Apt|-20.88|55.53|Indian/Reunion|p
RESTDENIS|St.-Denis|-20.879|55.448|Indian/Reunion|c
REZSE|Saint-Pierre, Pierrefonds Airport (ZSE)|-21.319|55.423|Indian/Reunion|a
ROAGI|Agigea|44.08|28.62|Europe/Bucharest|p
ROARW|Arad|46.17|21.32|Europe/Bucharest|c
ROBAY|Baia Mare|47.659|23.579|Europe/Bucharest|c
ROBCM|Bacau|46.578|26.92|Europe/Bucharest|c
ROBOS|Botosani|47.748|26.66|Europe/Bucharest|c
ROBRA|Braila|45.27|27.98|Europe/Bucharest|c
ROBRV|Brasov|45.648|25.607|Europe/Bucharest|c
ROBUH|Bucharest|44.433|26.1|Europe/Bucharest|c
ROBUZ|Buzau|45.157|26.807|Europe/Bucharest|c
ROCLJ|Cluj-Napoca|46.788|23.598|Europe/Bucharest|c
ROCND|Constanta|44.18|28.65|Europe/Bucharest|p
ROCRA|Craiova|44.326|23.826|Europe/Bucharest|c
RODTS|Drobeta-Turnu Severin|44.646|22.666|Europe/Bucharest|c
ROGAL|Galati|45.43|28.05|Europe/Bucharest|p
ROIAS|Iasi|47.168|27.575|Europe/Bucharest|c
ROMAG|Mangalia|43.815|28.574|Europe/Bucharest|p
ROOMR|Oradea|47.05|21.92|Europe/Bucharest|c
ROOTP|Bucharest, Henri Coandă International Airport (OTP)|44.571|26.085|Europe/Bucharest|a
ROPIN|Piatra-Neamt|46.94|26.383|Europe/Bucharest|c
ROPIT|Pitesti|44.856|24.876|Europe/Bucharest|c
ROPLT|Ploiesti|44.947|26.036|Europe/Bucharest|c
RORZQ|Rimnicu Vilcea|45.11|24.383|Europe/Bucharest|c
ROSATUMARE|Satu Mare|47.792|22.885|Europe/Bucharest|c
ROSBZ|Sibiu|45.797|24.137|Europe/Bucharest|c
ROSCV|Suceava Stefan cel Mare Airport (SCV)|47.688|26.354|Europe/Bucharest|a
ROTGM|Transilvania Târgu Mureş International Airport (TGM)|46.468|24.413|Europe/Bucharest|a
ROTIR|Tirgu Mures|46.558|24.558|Europe/Bucharest|c
ROTSR|Timisoara|45.759|21.223|Europe/Bucharest|c
RSBEG|Belgrade|44.819|20.468|Europe/Belgrade|c
RSINI|Nis|43.33|21.9|Europe/Belgrade|c
RSKGV|Kragujevac|44.02|20.92|Europe/Belgrade|c
RSLYBE|Belgrade Nikola Tesla Airport (BEG)|44.818|20.309|Europe/Belgrade|a
RSLYKV|Kraljevo, Morava Airport (KVO)|43.818|20.587|Europe/Belgrade|a
RSNVS|Novi Sad|45.25|19.85|Europe/Belgrade|c
RSPECX|Pec|43.89|20.33|Europe/Belgrade|c
RUAAQ|Krasnyi Kurgan, Anapa Vityazevo Airport (AAQ)|45.002|37.347|Europe/Moscow|a
RUABA|Abakan|53.704|91.445|Asia/Krasnoyarsk|c
RUACS|Achinsk|56.27|90.5|Asia/Krasnoyarsk|c
RUAER|Sochi|43.59|39.73|Europe/Moscow|c
RUAGK|Angarsk|52.56|103.92|Asia/Irkutsk|c
RUAMV|Amderma Airport (AMV)|69.763|61.556|Europe/Moscow|a
RUARCHANGE|Archangel|64.575|40.545|Europe/Moscow|c
RUARH|Arkhangelsk|64.547|40.56|Europe/Moscow|p
RUARZAMAS|Arzamas|55.4|43.8|Europe/Moscow|c
RUASF|Astrakhan|46.349|48.055|Europe/Astrakhan|c
RUATK|Almetyevsk|54.9|52.32|Europe/Moscow|c
RUAVR|Armavir|45|41.13|Europe/Moscow|c
RUBA5|Sterlitamak|53.63|55.96|Asia/Yekaterinburg|c
RUBAT|Bataysk|47.137|39.745|Europe/Moscow|c
RUBAX|Barnaul|53.355|83.745|Asia/Barnaul|c
RUBIY|Biysk|52.534|85.18|Asia/Barnaul|c
RUBLG|Blagoveshchensk|50.267|127.533|Asia/Yakutsk|c
RUBQS|Blagoveschensk, Ignatyevo Airport (BQS)|50.425|127.412|Asia/Yakutsk|a
RUBRY|Bryansk|53.26|34.43|Europe/Moscow|c
RUBRZ|Berezniki|59.42|56.76|Asia/Yekaterinburg|c
RUBTK|Bratsk|56.157|101.615|Asia/Irkutsk|c
RUBWO|Balakovo|52.03|47.8|Europe/Saratov|c
RUCEE|Cherepovets|59.14|37.91|Europe/Moscow|c
RUCEK|Chelyabinsk|55.155|61.439|Asia/Yekaterinburg|c
RUCKH|Chokurdah, Chokurdakh Airport (CKH)|70.623|147.902|Asia/Srednekolymsk|a
RUCKK|Cherkessk|44.29|42.06|Europe/Moscow|c
RUCSY|Cheboksary|56.13|47.25|Europe/Moscow|c
RUCYX|Cherskiy Airport (CYX)|68.741|161.338|Asia/Srednekolymsk|a
RUDME|Moscow, Domodedovo International Airport (DME)|55.409|37.906|Europe/Moscow|a
RUDMT|Dimitrovgrad|54.25|49.56|Europe/Ulyanovsk|c
RUDYR|Anadyr, Ugolny Yuri Ryktheu Airport (DYR)|64.735|177.741|Asia/Anadyr|a
RUDZE|Dzerzhinsk|56.25|43.46|Europe/Moscow|c
RUEGO|Belgorod|50.63|36.6|Europe/Moscow|c
RUEIE|Yeniseysk Airport (EIE)|58.474|92.113|Asia/Krasnoyarsk|a
RUESL|Elista Airport (ESL)|46.374|44.331|Europe/Moscow|a
RUEYK|Beloyarskiy Airport (EYK)|63.687|66.699|Asia/Yekaterinburg|a
RUGDX|Magadan|59.561|150.83|Asia/Magadan|p
RUGDZ|Gelendzhik Airport (GDZ)|44.582|38.012|Europe/Moscow|a
RUGROZNYY|Groznyy|43.319|45.699|Europe/Moscow|c
RUGRV|Grozny Airport (GRV)|43.388|45.7|Europe/Moscow|a
RUHTA|Chita|52.055|113.465|Asia/Chita|c
RUHTG|Khatanga Airport (HTG)|71.978|102.491|Asia/Krasnoyarsk|a
RUHZO|Orekhovo-Zuevo|55.82|38.98|Europe/Moscow|c
RUIAA|Igarka Airport (IAA)|67.437|86.622|Asia/Krasnoyarsk|a
RUIAR|Yaroslavl|57.62|39.87|Europe/Moscow|c
RUIJK|Izhevsk|56.85|53.23|Europe/Samara|c
RUIKS|Tiksi Airport (IKS)|71.698|128.903|Asia/Yakutsk|a
RUIKT|Irkutsk|52.32|104.245|Asia/Irkutsk|c
RUIVO|Ivanovo|57.01|41.01|Europe/Moscow|c
RUKAMENSKU|Kamensk Uralskiy|56.42|61.935|Asia/Yekaterinburg|c
RUKEJ|Kemerovo|55.34|86.09|Asia/Novokuznetsk|c
RUKGD|Kaliningrad|54.71|20.452|Europe/Kaliningrad|p
RUKGP|Kogalym International Airport (KGP)|62.19|74.534|Asia/Yekaterinburg|a
RUKHO|Kholmsk|47.05|142.05|Asia/Sakhalin|p
RUKHV|Khabarovsk|48.455|135.12|Asia/Vladivostok|c
RUKISLOVOD|Kislovodsk|43.91|42.72|Europe/Moscow|c
RUKJA|Krasnoyarsk International Airport (KJA)|56.173|92.492|Asia/Krasnoyarsk|a
RUKLF|Kaluga|54.52|36.27|Europe/Moscow|c
RUKLM|Kolomna|55.08|38.785|Europe/Moscow|c
RUKLP|Kolpino|59.73|30.65|Europe/Moscow|c
RUKMW|Kostroma|57.77|40.94|Europe/Moscow|c
RUKOR|Korsakov|46.635|142.784|Asia/Sakhalin|p
RUKOV|Kovrov|56.36|41.33|Europe/Moscow|c
RUKRA|Krasnoyarsk|56.014|92.866|Asia/Krasnoyarsk|c
RUKRO|Kurgan|55.46|65.345|Asia/Yekaterinburg|c
RUKRR|Krasnodar|45.039|38.987|Europe/Moscow|p
RUKSZ|Kotlas Airport (KSZ)|61.236|46.697|Europe/Moscow|a
RUKU3|Kursk|51.74|36.19|Europe/Moscow|c
RUKUF|Samara|53.195|50.151|Europe/Samara|c
RUKVX|Kirov|58.59|49.67|Europe/Kirov|c
RUKXK|Komsomolsk na Amure|50.555|137.02|Asia/Vladivostok|c
RUKYZ|Kyzyl|51.707|94.383|Asia/Krasnoyarsk|c
RUKZN|Kazan|55.75|49.126|Europe/Moscow|c
RULED|Saint Petersburg (ex Leningrad)|59.88|30.25|Europe/Moscow|p
RULENINSKK|Leninsk Kuznetsky|54.66|86.17|Asia/Novokuznetsk|c
RULNX|Smolensk|54.783|32.047|Europe/Moscow|c
RULPK|Lipetsk|52.62|39.64|Europe/Moscow|c
RUMAS|Miass|54.995|60.095|Asia/Yekaterinburg|c
RUMCX|Makhachkala|42.98|47.5|Europe/Moscow|c
RUMJZ|Mirny Airport (MJZ)|62.535|114.039|Asia/Yakutsk|a
RUMKP|Maykop|44.61|40.12|Europe/Moscow|c
RUMMK|Murmansk|68.959|33.083|Europe/Moscow|p
RUMOW|Moscow|55.752|37.616|Europe/Moscow|c
RUMQF|Magnitogorsk|53.423|58.98|Asia/Yekaterinburg|c
RUMRM|Murom|55.57|42.04|Europe/Moscow|c
RUMRV|Mineralnyye Vody Airport (MRV)|44.225|43.082|Europe/Moscow|a
RUNAC|Naberezhnyye Chelny|55.7|52.32|Europe/Moscow|c
RUNAKHODKA|Nakhodka (Yamal-Nenets)|67.75|77.52|Asia/Yekaterinburg|c
RUNALTCHIK|Naltchik|43.498|43.618|Europe/Moscow|c
RUNEF|Neftekamsk|56.084|54.263|Asia/Yekaterinburg|c
RUNEK|Nevinnomyssk|44.62|41.95|Europe/Moscow|c
RUNER|Neryungri, Chulman Airport (NER)|56.914|124.914|Asia/Yakutsk|a
RUNFG|Nefteyugansk|61.078|72.703|Asia/Yekaterinburg|c
RUNGI|Noginsk (Moskovsskaya)|55.87|38.48|Europe/Moscow|c
RUNIZ|Nizhny Tagil|57.92|59.975|Asia/Yekaterinburg|c
RUNIZHENVA|Nizhenvartovsk|60.935|76.58|Asia/Yekaterinburg|c
RUNIZHNYNO|Nizhny Novgorod|56.333|44|Europe/Moscow|c
RUNJC|Nizhnevartovsk Airport (NJC)|60.949|76.484|Asia/Yekaterinburg|a
RUNJK|Nakhodka|42.822|132.883|Asia/Vladivostok|p
RUNNM|Naryan Mar Airport (NNM)|67.64|53.122|Europe/Moscow|a
RUNOGINSK|Noginsk|64.483|91.233|Asia/Krasnoyarsk|c
RUNOJ|Noyabrsk|63.167|75.617|Asia/Yekaterinburg|c
RUNORILSK|Norilsk|69.34|88.225|Asia/Krasnoyarsk|c
RUNOVOCHER|Novocherkassk|47.42|40.08|Europe/Moscow|c
RUNOVOKUYB|Novokuybishevsk|53.12|49.92|Europe/Samara|c
RUNOZ|Novokuznetsk|53.75|87.115|Asia/Novokuznetsk|c
RUNUX|Novy Urengoy Airport (NUX)|66.069|76.52|Asia/Yekaterinburg|a
RUNVS|Novorossiysk|44.72|37.77|Europe/Moscow|p
RUNYA|Nyagan Airport (NYA)|62.11|65.615|Asia/Yekaterinburg|a
RUNYM|Nadym Airport (NYM)|65.481|72.699|Asia/Yekaterinburg|a
RUNZK|Nizhnekamsk|55.64|51.82|Europe/Moscow|c
RUOMS|Omsk|54.99|73.4|Asia/Omsk|c
RUORE|Orel|52.97|36.07|Europe/Moscow|c
RUOSW|Orsk|51.21|58.627|Asia/Yekaterinburg|c
RUOVB|Novosibirsk|55.03|82.96|Asia/Novosibirsk|c
RUPDK|Podolsk|55.38|37.53|Europe/Moscow|c
RUPEE|Perm|58|56.25|Asia/Yekaterinburg|c
RUPERVOURA|Pervouralsk|56.91|59.955|Asia/Yekaterinburg|c
RUPES|Petrozavodsk|61.85|34.28|Europe/Moscow|c
RUPEX|Pechora Airport (PEX)|65.121|57.131|Europe/Moscow|a
RUPEZ|Penza|53.18|45|Europe/Moscow|c
RUPKC|Petropavlovsk Kamchatskiy|53.062|158.623|Asia/Kamchatka|c
RUPKV|Pskov|57.83|28.33|Europe/Moscow|c
RUPOK|Engels|51.5|46.12|Europe/Saratov|c
RUPROKOPYE|Prokopyevsk|53.9|86.71|Asia/Novokuznetsk|c
RUPYJ|Yakutia, Polyarny Airport (PYJ)|66.4|112.03|Asia/Yakutsk|a
RUREN|Orenburg|51.78|55.11|Asia/Yekaterinburg|c
RUROV|Rostov|47.236|39.702|Europe/Moscow|p
RURTW|Saratov|51.58|46.03|Europe/Saratov|c
RURUBTSOVS|Rubtsovsk|51.52|81.21|Asia/Barnaul|c
RURYB|Rybinsk|58.05|38.82|Europe/Moscow|c
RURZN|Ryazan|54.62|39.72|Europe/Moscow|c
RUSAL|Salavat|53.37|55.93|Asia/Yekaterinburg|c
RUSCW|Syktyvkar|61.66|50.82|Europe/Moscow|c
RUSEW|Severodvinsk|64.57|39.83|Europe/Moscow|c
RUSGC|Surgut|61.26|73.425|Asia/Yekaterinburg|c
RUSGV|Sergiyev Posad|56.33|38.17|Europe/Moscow|c
RUSHAKHTY|Shakhty|47.72|40.27|Europe/Moscow|c
RUSHV|Serpukhov|54.93|37.43|Europe/Moscow|c
RUSKX|Saransk|54.17|45.18|Europe/Moscow|c
RUSLY|Salekhard Airport (SLY)|66.591|66.611|Asia/Yekaterinburg|a
RUSTARSYOS|Starsy Oskol|51.3|37.84|Europe/Moscow|c
RUSTW|Stavropol|45.05|41.98|Europe/Moscow|c
RUSYZ|Syzran|53.17|48.48|Europe/Samara|c
RUTAG|Taganrog|47.242|38.868|Europe/Moscow|p
RUTBW|Tambov|52.73|41.43|Europe/Moscow|c
RUTJM|Tyumen|57.14|65.53|Asia/Yekaterinburg|c
RUTOF|Tomsk|56.495|84.975|Asia/Tomsk|c
RUTTI|Tolyatti|53.48|49.53|Europe/Samara|c
RUTVR|Tver|56.86|35.89|Europe/Moscow|c
RUTYA|Tula|54.2|37.63|Europe/Moscow|c
RUUCT|Ukhta Airport (UCT)|63.567|53.805|Europe/Moscow|a
RUUEMA|Khonuu, Moma Airport (MQJ)|66.451|143.262|Asia/Srednekolymsk|a
RUUEMO|Olyokminsk Airport (OLZ)|60.397|120.471|Asia/Yakutsk|a
RUUEMT|Ust-Nera Airport (USR)|64.55|143.115|Asia/Ust-Nera|a
RUUENW|Vilyuisk Airport (VYI)|63.757|121.693|Asia/Yakutsk|a
RUUERL|Lensk Airport (ULK)|60.721|114.826|Asia/Yakutsk|a
RUUERS|Saskylakh Airport (SYS)|71.928|114.08|Asia/Yakutsk|a
RUUESK|Srednekolymsk Airport (SEK)|67.481|153.736|Asia/Srednekolymsk|a
RUUESU|Zyryanka Airport (ZKP)|65.749|150.889|Asia/Srednekolymsk|a
RUUFA|Ufa|54.79|56.04|Asia/Yekaterinburg|c
RUUHKK|Komsomolsk-on-Amur Airport (KXK)|50.409|136.934|Asia/Vladivostok|a
RUUHMK|Keperveem Airport (KPW)|67.845|166.14|Asia/Anadyr|a
RUUHNN|Nikolayevsk-na-Amure Airport (NLI)|53.155|140.65|Asia/Vladivostok|a
RUUHOO|Okhotsk Airport (OHO)|59.41|143.057|Asia/Vladivostok|a
RUUHPP|Petropavlovsk-Kamchatsky, Yelizovo Airport (PKC)|53.168|158.454|Asia/Kamchatka|a
RUUHWW|Vladivostok International Airport (VVO)|43.396|132.148|Asia/Vladivostok|a
RUUKX|Ust-Kut Airport (UKX)|56.857|105.73|Asia/Irkutsk|a
RUULAA|Archangelsk, Talagi Airport (ARH)|64.6|40.717|Europe/Moscow|a
RUULLI|St. Petersburg, Pulkovo Airport (LED)|59.8|30.263|Europe/Moscow|a
RUULY|Ulyanovsk|54.33|48.41|Europe/Ulyanovsk|c
RUUNNT|Novosibirsk Tolmachevo Airport (OVB)|55.02|82.619|Asia/Novosibirsk|a
RUURJ|Uray Airport (URJ)|60.103|64.827|Asia/Yekaterinburg|a
RUURKE|Yeysk Airport (EIK)|46.68|38.21|Europe/Moscow|a
RUURMN|Nalchik Airport (NAL)|43.513|43.637|Europe/Moscow|a
RUURMO|Vladikavkaz Beslan International Airport (OGZ)|43.205|44.607|Europe/Moscow|a
RUURMS|Sunzha, Magas Airport (IGT)|43.323|45.013|Europe/Moscow|a
RUURRP|Rostov-on-Don, Platov International Airport (ROV)|47.494|39.925|Europe/Moscow|a
RUURSS|Sochi International Airport (AER)|43.45|39.957|Europe/Moscow|a
RUUSDA|Sabetta International Airport (SBT)|71.219|72.052|Asia/Yekaterinburg|a
RUUSDB|Bovanenkovo Airport (BVJ)|70.315|68.334|Asia/Yekaterinburg|a
RUUSHH|Khanty Mansiysk Airport (HMA)|61.029|69.086|Asia/Yekaterinburg|a
RUUSHS|Sovetskiy Airport (OVS)|61.327|63.602|Asia/Yekaterinburg|a
RUUSK|Usinsk Airport (USK)|66.005|57.367|Europe/Moscow|a
RUUSS|Ussuriysk|43.8|132.02|Asia/Vladivostok|c
RUUSSS|Yekaterinburg, Koltsovo Airport (SVX)|56.743|60.803|Asia/Yekaterinburg|a
RUUUA|Bugulma Airport (UUA)|54.641|52.8|Europe/Moscow|a
RUUUBW|Moscow, Zhukovsky International Airport (ZIA)|55.553|38.15|Europe/Moscow|a
RUUUD|Ulan Ude|51.825|107.625|Asia/Irkutsk|c
RUUUEE|Moscow, Sheremetyevo International Airport (SVO)|55.973|37.415|Europe/Moscow|a
RUUUS|Yuzhno Sakhalinsk|46.965|142.74|Asia/Sakhalin|c
RUUWKD|Kazan International Airport (KZN)|55.606|49.279|Europe/Moscow|a
RUUWKV|Zhigansk Airport (ZIX)|66.797|123.361|Asia/Yakutsk|a
RUUWLW|Ulyanovsk East Airport (ULY)|54.401|48.803|Europe/Ulyanovsk|a
RUUWSG|Saratov, Gagarin International Airport (GSV)|51.713|46.171|Europe/Saratov|a
RUUWUU|Ufa International Airport (UFA)|54.557|55.874|Asia/Yekaterinburg|a
RUUWWW|Samara, Kurumoch International Airport (KUF)|53.505|50.164|Europe/Samara|a
RUVGD|Vologda|59.21|39.92|Europe/Moscow|c
RUVKO|Moscow, Vnukovo International Airport (VKO)|55.591|37.262|Europe/Moscow|a
RUVKT|Vorkuta Airport (VKT)|67.489|63.993|Europe/Moscow|a
RUVLA|Vladikavkaz|43.05|44.67|Europe/Moscow|c
RUVLADIMIR|Vladimir|56.13|40.41|Europe/Moscow|c
RUVLK|Volgodonsk|47.51|42.16|Europe/Moscow|c
RUVND|Velikiy Novgorod|58.5|31.33|Europe/Moscow|c
RUVOG|Volgograd|48.71|44.5|Europe/Volgograd|c
RUVOLZHSKI|Volzhskiy|48.795|44.774|Europe/Volgograd|c
RUVOZ|Voronezh|51.73|39.27|Europe/Moscow|c
RUVVO|Vladivostok|43.174|132.006|Asia/Vladivostok|p
RUVYG|Vyborg|60.714|28.757|Europe/Moscow|p
RUVYP|Vostochnyy Port|42.77|133.05|Asia/Vladivostok|p
RUYEK|Yekaterinburg|56.85|60.6|Asia/Yekaterinburg|c
RUYKS|Yakutsk|62.035|129.735|Asia/Yakutsk|c
RUYLT|Yelets|52.58|38.5|Europe/Moscow|c
RUYOSHKARO|Yoshkar Ola|56.635|47.875|Europe/Moscow|c
RUZTT|Zlatoust|55.175|59.65|Asia/Yekaterinburg|c
RWHRYR|Kigali International Airport (KGL)|-1.969|30.14|Africa/Kigali|a
RWKGL|Kigali|-1.958|30.113|Africa/Kigali|c
RWKME|Kamembe Airport (KME)|-2.462|28.908|Africa/Kigali|a
RWNYZ|Nyanza|-2.35|29.74|Africa/Kigali|c
SAABT|Al-Baha, King Saud Bin Abdulaziz (Al Baha) Airport (ABT)|20.299|41.636|Asia/Riyadh|a
SAAHB|Abha|18.23|42.5|Asia/Riyadh|c
SAAKH|Al Kharj|24.156|47.312|Asia/Riyadh|c
SAALHILLAH|Al Hillah|23.489|46.756|Asia/Riyadh|c
SAALHUFUF|Al Hufuf|25.349|49.586|Asia/Riyadh|c
SAALJUBAYL|Al Jubayl|27.005|49.646|Asia/Riyadh|c
SAALMUBARR|Al Mubarraz|25.429|49.566|Asia/Riyadh|c
SAALQATIF|Al-Qatif|26.52|50.012|Asia/Riyadh|c
SAAQI|Al Qaisumah/Hafr Al Batin Airport (AQI)|28.335|46.125|Asia/Riyadh|a
SAATTAIF|At Taif|21.262|40.382|Asia/Riyadh|c
SABHH|Bisha Airport (BHH)|19.984|42.621|Asia/Riyadh|a
SABRU|Buraydah|26.366|43.963|Asia/Riyadh|c
SADMM|Ad Dammam|26.42|50.1|Asia/Riyadh|p
SAEJH|Al Wajh Domestic Airport (EJH)|26.199|36.476|Asia/Riyadh|a
SAELQ|Buraidah, Gassim Airport (ELQ)|26.303|43.774|Asia/Riyadh|a
SAGIZ|Jizan|16.907|42.557|Asia/Riyadh|c
SAHAS|Hail|27.524|41.7|Asia/Riyadh|c
SAHBT|Hafar al Batin|28.434|45.96|Asia/Riyadh|c
SAHOF|Hofuf, Al-Ahsa International Airport (HOF)|25.285|49.485|Asia/Riyadh|a
SAJED|Jeddah|21.285|39.238|Asia/Riyadh|p
SAJUB|Jubail|26.96|49.569|Asia/Riyadh|p
SAKAC|King Abdullah Port|22.52|39.1|Asia/Riyadh|p
SAMAK|Makkah|21.43|39.82|Asia/Riyadh|c
SAMED|Medina|24.5|39.58|Asia/Riyadh|c
SANJN|Najran|17.507|44.132|Asia/Riyadh|c
SAOEDF|Ad Dammam, King Fahd International Airport (DMM)|26.471|49.798|Asia/Riyadh|a
SAOEDM|Dawadmi, King Salman Abdulaziz Airport (DWD)|24.45|44.121|Asia/Riyadh|a
SAOEHL|Ha'il Airport (HAS)|27.438|41.686|Asia/Riyadh|a
SAOEJN|Jeddah, King Abdulaziz International Airport (JED)|21.68|39.157|Asia/Riyadh|a
SAOEKK|King Khaled Military City Airport (KMC)|27.901|45.528|Asia/Riyadh|a
SAOEMA|Medina, Prince Mohammad Bin Abdulaziz Airport (MED)|24.553|39.705|Asia/Riyadh|a
SAOENN|Sharma, Neom Bay Airport (NUM)|27.928|35.289|Asia/Riyadh|a
SAOERK|Riyadh, King Khaled International Airport (RUH)|24.958|46.699|Asia/Riyadh|a
SAOESK|Al-Jawf Domestic Airport (AJF)|29.785|40.1|Asia/Riyadh|a
SARAE|Arar|30.99|41.021|Asia/Riyadh|c
SARAH|Rafha Domestic Airport (RAH)|29.626|43.491|Asia/Riyadh|a
SARUH|Riyadh|24.749|46.903|Asia/Riyadh|c
SASAKAKAH|Sakakah|30|40.133|Asia/Riyadh|c
SASHW|Sharurah Domestic Airport (SHW)|17.467|47.121|Asia/Riyadh|a
SATIF|Ta’if Regional Airport (TIF)|21.483|40.543|Asia/Riyadh|a
SATUI|Turaif Domestic Airport (TUI)|31.692|38.732|Asia/Riyadh|a
SATUU|Tabuk|28.384|36.555|Asia/Riyadh|c
SAULHAPT|Al Ula, Majeed Bin Abdulaziz Airport (ULH)|26.48|38.129|Asia/Riyadh|a
SAURY|Gurayat Domestic Airport (URY)|31.412|37.279|Asia/Riyadh|a
SAWAE|Wadi Al Dawasir Domestic Airport (WAE)|20.504|45.2|Asia/Riyadh|a
SAYANBUALB|Yanbu al Bahr|24.094|38.049|Asia/Riyadh|c
SAYNB|Yanbu Airport / Prince Abdul Mohsin bin Abdulaziz international Airport (YNB)|24.144|38.063|Asia/Riyadh|a
SBAGGH|Honiara International Airport (HIR)|-9.428|160.055|Pacific/Guadalcanal|a
SBAGGM|Munda Airport (MUA)|-8.328|157.263|Pacific/Guadalcanal|a
SBHIR|Honiara, Guadalcanal Is|-9.446|159.973|Pacific/Guadalcanal|p
SBNOR|Noro, New Georgia|-8.241|157.2|Pacific/Guadalcanal|p
SCPOV|Port Victoria|-4.617|55.483|Indian/Mahe|p
SCPRI|Grand Anse, Praslin Airport (PRI)|-4.319|55.691|Indian/Mahe|a
SCSEZ|Mahe Island, Seychelles International Airport (SEZ)|-4.674|55.522|Indian/Mahe|a
SDADDAMAZI|Ad Damazin|11.77|34.35|Africa/Khartoum|c
SDATB|Atbara|17.71|33.98|Africa/Khartoum|c
SDBTE|Omdurman|15.617|32.48|Africa/Khartoum|c
SDDOG|Dongola Airport (DOG)|19.154|30.43|Africa/Khartoum|a
SDEBD|El Obeid|13.183|30.217|Africa/Khartoum|c
SDEGN|Geneina|13.45|22.44|Africa/Khartoum|c
SDELF|El Fasher|13.63|25.35|Africa/Khartoum|c
SDELMANAQI|El Manaqil|14.25|32.98|Africa/Khartoum|c
SDGSU|Gedaref|14.04|35.38|Africa/Khartoum|c
SDHSSK|Khartoum International Airport (KRT)|15.59|32.553|Africa/Khartoum|a
SDKDX|Kadugli|11.01|29.7|Africa/Khartoum|c
SDKRT|Khartoum|15.588|32.534|Africa/Khartoum|c
SDKSL|Kassala|15.46|36.39|Africa/Khartoum|c
SDKST|Kosti|13.17|32.66|Africa/Khartoum|c
SDMEDANI|Medani|14.4|33.52|Africa/Khartoum|c
SDNIYALA|Niyala|12.06|24.89|Africa/Khartoum|c
SDPZU|Port Sudan|19.59|37.19|Africa/Khartoum|p
SDSENNAR|Sennar|13.55|33.6|Africa/Khartoum|c
SDSHENDI|Shendi|16.68|33.42|Africa/Khartoum|c
SDUYL|Nyala Airport (UYL)|12.054|24.956|Africa/Khartoum|a
SEAGH|Ängelholm-Helsingborg Airport (AGH)|56.296|12.847|Europe/Stockholm|a
SEAHU|Ahus|55.925|14.298|Europe/Stockholm|p
SEARN|Stockholm-Arlanda Airport (ARN)|59.652|17.919|Europe/Stockholm|a
SEBLE|Borlange, Dala Airport (BLE)|60.422|15.515|Europe/Stockholm|a
SEESGG|Gothenburg-Landvetter Airport (GOT)|57.663|12.28|Europe/Stockholm|a
SEESKM|Mora Airport (MXX)|60.958|14.511|Europe/Stockholm|a
SEESKN|Nyköping, Stockholm Skavsta Airport (NYO)|58.789|16.912|Europe/Stockholm|a
SEESKS|Malung-Sälen, Scandinavian Mountains Airport (SCR)|61.158|12.843|Europe/Stockholm|a
SEESNQ|Kiruna Airport (KRN)|67.822|20.337|Europe/Stockholm|a
SEESNX|Arvidsjaur Airport (AJR)|65.59|19.282|Europe/Stockholm|a
SEESOH|Råda, Hagfors Airport (HFS)|60.02|13.579|Europe/Stockholm|a
SEESOW|Stockholm Västerås Airport (VST)|59.589|16.634|Europe/Stockholm|a
SEESUD|Storuman Airport (SQO)|64.961|17.697|Europe/Stockholm|a
SEEVG|Sveg Airport (EVG)|62.048|14.423|Europe/Stockholm|a
SEFAG|Falkenberg|56.903|12.489|Europe/Stockholm|p
SEGEV|Gällivare Airport (GEV)|67.132|20.815|Europe/Stockholm|a
SEGOT|Goteborg|57.72|11.97|Europe/Stockholm|p
SEGVX|Gavle|60.675|17.141|Europe/Stockholm|p
SEHAD|Halmstad|56.674|12.858|Europe/Stockholm|p
SEHEL|Helsingborg|56.046|12.695|Europe/Stockholm|p
SEHMV|Hemavan Airport (HMV)|65.806|15.083|Europe/Stockholm|a
SEJKG|Jönköping Airport (JKG)|57.758|14.069|Europe/Stockholm|a
SEKAN|Karlshamn|56.17|14.863|Europe/Stockholm|p
SEKID|Kristianstad Airport (KID)|55.922|14.085|Europe/Stockholm|a
SEKLR|Kalmar Airport (KLR)|56.686|16.288|Europe/Stockholm|a
SEKRF|Nyland, Kramfors-Sollefteå Höga Kusten Airport (KRF)|63.049|17.769|Europe/Stockholm|a
SEKSD|Karlstad|59.402|13.511|Europe/Stockholm|p
SELAA|Landskrona|55.87|12.83|Europe/Stockholm|p
SELLA|Luleå Airport (LLA)|65.544|22.122|Europe/Stockholm|a
SELPI|Linköping City Airport (LPI)|58.406|15.681|Europe/Stockholm|a
SELYC|Lycksele Airport (LYC)|64.548|18.716|Europe/Stockholm|a
SEMMA|Malmo|55.6|13|Europe/Stockholm|p
SENRK|Norrkoping|58.588|16.192|Europe/Stockholm|p
SEOER|Örnsköldsvik Airport (OER)|63.408|18.99|Europe/Stockholm|a
SEORB|Örebro Airport (ORB)|59.224|15.038|Europe/Stockholm|a
SEOSD|Åre Östersund Airport (OSD)|63.194|14.5|Europe/Stockholm|a
SEOSK|Oskarshamn|57.266|16.447|Europe/Stockholm|p
SEOXE|Oxelosund|58.67|17.104|Europe/Stockholm|p
SERNB|Ronneby Airport (RNB)|56.267|15.265|Europe/Stockholm|a
SESDL|Sundsvall|62.38|17.3|Europe/Stockholm|p
SESFT|Skelleftea|64.75|20.951|Europe/Stockholm|p
SESKE|Skelleftehamn|64.686|21.236|Europe/Stockholm|p
SESOE|Sodertalje|59.2|17.62|Europe/Stockholm|p
SESTO|Stockholm|59.329|18.069|Europe/Stockholm|p
SETHN|Trollhättan-Vänersborg Airport (THN)|58.318|12.345|Europe/Stockholm|a
SETRG|Trelleborg|55.376|13.157|Europe/Stockholm|p
SETYF|Torsby Airport (TYF)|60.158|12.991|Europe/Stockholm|a
SEUDD|Uddevalla|58.35|11.936|Europe/Stockholm|p
SEUME|Umea|63.83|20.25|Europe/Stockholm|p
SEUPP|Uppsala|59.86|17.64|Europe/Stockholm|c
SEVBY|Visby Airport (VBY)|57.663|18.346|Europe/Stockholm|a
SEVHM|Vilhelmina South Lapland Airport (VHM)|64.579|16.834|Europe/Stockholm|a
SEVST|Vasteras|59.61|16.545|Europe/Stockholm|p
SEVXO|Växjö Kronoberg Airport (VXO)|56.929|14.728|Europe/Stockholm|a
SGJUR|Jurong/Singapore|1.33|103.7|Asia/Singapore|p
SGSIN|Singapore|1.28|103.851|Asia/Singapore|p
SGWSSL|Seletar Airport (XSP)|1.416|103.867|Asia/Singapore|a
SGWSSS|Singapore Changi Airport (SIN)|1.35|103.994|Asia/Singapore|a
SHASI|Cat Hill, RAF Ascension Island (ASI)|-7.97|-14.394|Africa/Monrovia|a
SIKOP|Koper|45.548|13.73|Europe/Ljubljana|p
SILJLJ|Ljubljana Jože Pučnik Airport (LJU)|46.224|14.458|Europe/Ljubljana|a
SILJU|Ljubljana|46.055|14.515|Europe/Ljubljana|c
SIMBX|Maribor|46.54|15.65|Europe/Ljubljana|c
SKBTS|Bratislava|48.15|17.12|Europe/Bratislava|c
SKKSC|Kosice|48.73|21.25|Europe/Bratislava|c
SKLZIB|Bratislava, M. R. Štefánik Airport (BTS)|48.17|17.213|Europe/Bratislava|a
SKSLD|Sliač Airport (SLD)|48.638|19.134|Europe/Bratislava|a
SKTAT|Poprad-Tatry Airport (TAT)|49.074|20.241|Europe/Bratislava|a
SLBOXX|Bo|7.97|-11.74|Africa/Freetown|c
SLFNA|Freetown|8.466|-13.232|Africa/Freetown|p
SLGFLL|Freetown, Lungi International Airport (FNA)|8.616|-13.195|Africa/Freetown|a
SLKEN|Kenema|7.88|-11.19|Africa/Freetown|c
SLWYE|Yengema Airport (WYE)|8.61|-11.045|Africa/Freetown|a
SNCSK|Cap Skirring Airport (CSK)|12.395|-16.748|Africa/Dakar|a
SNDKR|Dakar|14.765|-17.366|Africa/Dakar|p
SNDSS|Dakar, Blaise Diagne International Airport (DSS)|14.67|-17.073|Africa/Dakar|a
SNDUR|Diourbel|14.66|-16.24|Africa/Dakar|c
SNKLC|Kaolack|14.15|-16.1|Africa/Dakar|c
SNMAX|Ouro Sogui Airport (MAX)|15.594|-13.323|Africa/Nouakchott|a
SNTHI|Thies|14.81|-16.93|Africa/Dakar|c
SNTUD|Tambacounda Airport (TUD)|13.737|-13.653|Africa/Dakar|a
SNXLS|Saint Louis Airport (XLS)|16.05|-16.461|Africa/Dakar|a
SNZIG|Ziguinchor|12.59|-16.29|Africa/Dakar|c
SOBAYDHABO|Baydhabo|3.12|43.65|Africa/Mogadishu|c
SOBBO|Berbera|10.435|45.014|Africa/Mogadishu|p
SOBURCO|Burco|9.52|45.54|Africa/Mogadishu|c
SOCEERIGAA|Ceerigaabo|10.583|47.333|Africa/Mogadishu|c
SOHARGEYSA|Hargeysa|9.56|44.065|Africa/Mogadishu|c
SOHGA|Hargeisa, Egal International Airport (HGA)|9.513|44.082|Africa/Mogadishu|a
SOJAMAAME|Jamaame|0.072|42.751|Africa/Mogadishu|c
SOKISMAAYO|Kismaayo|-0.357|42.518|Africa/Mogadishu|c
SOMGQ|Mogadishu|2.047|45.318|Africa/Mogadishu|p
SRPBM|Paramaribo|5.852|-55.204|America/Paramaribo|p
SRSMJP|Zandery, Johan Adolf Pengel International Airport (PBM)|5.453|-55.188|America/Paramaribo|a
SSHJJJ|Juba International Airport (JUB)|4.872|31.601|Africa/Juba|a
SSJUB|Juba|4.83|31.58|Africa/Juba|c
SSMAK|Malakal|9.537|31.656|Africa/Juba|c
SSWUU|Wau Airport (WUU)|7.726|27.975|Africa/Juba|a
SSYEIX|Yei|4.09|30.68|Africa/Juba|c
STFPST|São Tomé International Airport (TMS)|0.378|6.712|Africa/Sao_Tome|a
STPCP|São Tomé & Príncipe, Principe Airport (PCP)|1.663|7.412|Africa/Sao_Tome|a
STTMS|Sao Tome Island|0.26|6.621|Africa/Sao_Tome|p
SVAQJ|Acajutla|13.596|-89.827|America/El_Salvador|p
SVLLD|La Libertad|13.48|-89.32|America/El_Salvador|p
SVLUN|La Union|13.332|-87.85|America/El_Salvador|p
SVMSLP|San Salvador, Monseñor Óscar Arnulfo Romero International Airport (SAL)|13.441|-89.056|America/El_Salvador|a
SVNSS|Nueva San Salvador|13.674|-89.29|America/El_Salvador|c
SVSAL|San Salvador|13.693|-89.218|America/El_Salvador|p
SVSMG|San Miguel|13.483|-88.183|America/El_Salvador|c
SVSST|Sonsonate|13.72|-89.73|America/El_Salvador|c
SVSTA|Santa Ana|13.995|-89.56|America/El_Salvador|c
SXPHI|Philipsburg|18.02|-63.04|America/St_Kitts|p
SXSXM|Saint Martin, Princess Juliana International Airport (SXM)|18.041|-63.109|America/St_Kitts|a
SYALD|Al Ladhiqiyah|35.54|35.78|Asia/Damascus|c
SYALHASAKA|Al Hasakah|36.483|40.75|Asia/Damascus|c
SYALP|Aleppo|36.23|37.17|Asia/Damascus|c
SYALQAMISH|Al Qamishli|37.03|41.23|Asia/Damascus|c
SYARRAQQAH|Ar Raqqah|35.93|39.02|Asia/Damascus|c
SYDAM|Damascus (Damas)|33.514|36.277|Asia/Damascus|p
SYDARA|Dar'a|32.625|36.105|Asia/Damascus|c
SYDAYRAZZA|Dayr az Zawr|35.33|40.13|Asia/Damascus|c
SYDOUMA|Douma|33.583|36.4|Asia/Damascus|c
SYHAMAH|Hamah|35.15|36.73|Asia/Damascus|c
SYHIMS|Hims|34.73|36.72|Asia/Damascus|c
SYIDLIB|Idlib|35.93|36.632|Asia/Damascus|c
SYKAC|Qamishly, Qamishli Airport (KAC)|37.021|41.191|Asia/Damascus|a
SYLTK|Latakia|35.52|35.78|Asia/Damascus|p
SYOSDI|Damascus International Airport (DAM)|33.411|36.516|Asia/Damascus|a
SYTTS|Tartus|34.9|35.9|Asia/Damascus|p
SZMTS|Manzini|-26.495|31.388|Africa/Mbabane|c
SZSHO|Mpaka, King Mswati III International Airport (SHO)|-26.359|31.717|Africa/Mbabane|a
TCGDT|Cockburn Town, JAGS McCartney International Airport (GDT)|21.445|-71.142|America/Grand_Turk|a
TCMBPV|Providenciales International Airport (PLS)|21.774|-72.268|America/Grand_Turk|a
TCNCA|North Caicos Airport (NCA)|21.916|-71.943|America/Grand_Turk|a
TCPLS|Providenciales|21.774|-72.272|America/Grand_Turk|p
TCXSC|South Caicos Airport (XSC)|21.516|-71.529|America/Grand_Turk|a
TDAEH|Abeche|13.84|20.83|Africa/Ndjamena|c
TDMQQ|Moundou|8.55|16.09|Africa/Ndjamena|c
TDNDJ|N'Djamena International Airport (NDJ)|12.134|15.034|Africa/Ndjamena|a
TDNDJAMENA|Ndjamena|12.113|15.049|Africa/Ndjamena|c
TDOGR|Bongor|10.286|15.387|Africa/Ndjamena|c
TDSRH|Sarh|9.15|18.39|Africa/Ndjamena|c
TGLFW|Lome|6.172|1.231|Africa/Lome|p
THAYU|Ayutthaya|14.359|100.568|Asia/Bangkok|c
THBFV|Buriram, Buri Ram Airport (BFV)|15.23|103.253|Asia/Bangkok|a
THBKK|Bangkok|13.75|100.52|Asia/Bangkok|p
THBMT|Bangkok Modern Terminals/Bangkok|13.6|100.58|Asia/Bangkok|p
THCEI|Mae Fah Luang - Chiang Rai International Airport (CEI)|19.952|99.883|Asia/Bangkok|a
THCHB|Chon Buri|13.4|101|Asia/Bangkok|c
THCHIANGMA|Chiang Mai|18.8|98.98|Asia/Bangkok|c
THCJM|Chumphon Airport (CJM)|10.711|99.362|Asia/Bangkok|a
THCNX|Chiang Mai International Airport (CNX)|18.767|98.963|Asia/Bangkok|a
THDMK|Bangkok, Don Mueang International Airport (DMK)|13.913|100.607|Asia/Bangkok|a
THHATYAI|Hat Yai|6.996|100.471|Asia/Bangkok|c
THHGN|Mae Hong Son Airport (HGN)|19.301|97.976|Asia/Bangkok|a
THHHQ|Hua Hin Airport (HHQ)|12.636|99.951|Asia/Bangkok|a
THHKT|Phuket International Airport (HKT)|8.113|98.317|Asia/Bangkok|a
THKBV|Krabi Airport (KBV)|8.099|98.986|Asia/Bangkok|a
THKKC|Khon Kaen|16.42|102.83|Asia/Bangkok|c
THKOP|Nakhon Phanom Airport (KOP)|17.384|104.643|Asia/Bangkok|a
THLAMPANG|Lampang|18.292|99.481|Asia/Bangkok|c
THLCH|Laem Chabang|13.08|100.88|Asia/Bangkok|p
THLOE|Loei Airport (LOE)|17.439|101.722|Asia/Bangkok|a
THLPT|Lampang Airport (LPT)|18.271|99.504|Asia/Bangkok|a
THMAQ|Mae Sot Airport (MAQ)|16.7|98.545|Asia/Bangkok|a
THMAT|Map Ta Phut|12.66|101.15|Asia/Bangkok|p
THNAKHONRA|Nakhon Ratchasima|15|102.1|Asia/Bangkok|c
THNAKHONSI|Nakhon Si Thammarat|8.4|99.97|Asia/Bangkok|c
THNAW|Narathiwat Airport (NAW)|6.52|101.743|Asia/Bangkok|a
THNNT|Nan Airport (NNT)|18.808|100.783|Asia/Bangkok|a
THNPM|Nakhon Pathom|13.818|100.064|Asia/Bangkok|c
THNSA|Nakhon Sawan|15.7|100.07|Asia/Bangkok|c
THNTB|Nonthaburi|13.834|100.483|Asia/Bangkok|c
THPAT|Pat Bangkok|13.7|100.57|Asia/Bangkok|c
THPHITSANU|Phitsanulok|16.828|100.273|Asia/Bangkok|c
THPHUKET|Phuket|7.877|98.382|Asia/Bangkok|c
THPHY|Phetchabun Airport (PHY)|16.676|101.195|Asia/Bangkok|a
THPTH|Pathum Thani|14.017|100.533|Asia/Bangkok|c
THROI|Roi Et Airport (ROI)|16.117|103.774|Asia/Bangkok|a
THSAP|Samut Prakan|13.607|100.611|Asia/Bangkok|c
THSBP|Siam Bangkok Port|13.65|100.55|Asia/Bangkok|p
THSNO|Sakon Nakhon Airport (SNO)|17.195|104.119|Asia/Bangkok|a
THTDX|Laem Ngop, Trat Airport (TDX)|12.275|102.319|Asia/Bangkok|a
THTHS|Sukhothai Airport (THS)|17.238|99.818|Asia/Bangkok|a
THTRG|Trang|7.563|99.608|Asia/Bangkok|c
THUBONRATC|Ubon Ratchathani|15.25|104.83|Asia/Bangkok|c
THUDONTHAN|Udon Thani|17.405|102.789|Asia/Bangkok|c
THUNN|Ranong Airport (UNN)|9.778|98.586|Asia/Bangkok|a
THURT|Surat Thani|9.15|99.34|Asia/Bangkok|c
THUSM|Na Thon, Samui Airport (USM)|9.548|100.062|Asia/Bangkok|a
THUTP|Rayong, U-Tapao International Airport (UTP)|12.68|101.005|Asia/Bangkok|a
THVTBS|Bangkok, Suvarnabhumi Airport (BKK)|13.681|100.747|Asia/Bangkok|a
THVTUJ|Surin Airport (PXR)|14.868|103.498|Asia/Bangkok|a
THYAL|Yala|6.55|101.285|Asia/Bangkok|c
TJDYU|Dushanbe|38.56|68.774|Asia/Dushanbe|c
TJKHU|Khujand|40.29|69.62|Asia/Dushanbe|c
TJKONIBODO|Konibodom|40.292|70.427|Asia/Dushanbe|c
TJKUR|Qurghonteppa|37.837|68.771|Asia/Dushanbe|c
TJUROTEPPA|Uroteppa|39.922|69.001|Asia/Dushanbe|c
TJUTDK|Kulyab, Kulob Airport (TJU)|37.988|69.805|Asia/Dushanbe|a
TJUTDT|Qurghonteppa International Airport (KQT)|37.866|68.865|Asia/Dushanbe|a
TLDIL|Dili|-8.559|125.579|Asia/Dili|c
TMAGT|Ashgabat|37.95|58.383|Asia/Ashgabat|c
TMASB|Ashgabat International Airport (ASB)|37.987|58.361|Asia/Ashgabat|a
TMDASOGUZ|Dasoguz|41.84|59.965|Asia/Ashgabat|c
TMKRW|Turkmenbashi International Airport (KRW)|40.063|53.007|Asia/Ashgabat|a
TMMYP|Mary|37.6|61.833|Asia/Ashgabat|c
TMTK5|Turkmenabat|39.11|63.58|Asia/Ashgabat|c
TNBIZ|Bizerte|37.29|9.855|Africa/Tunis|c
TNDJE|Mellita, Djerba Zarzis International Airport (DJE)|33.875|10.776|Africa/Tunis|a
TNDTTA|Tunis Carthage International Airport (TUN)|36.851|10.227|Africa/Tunis|a
TNGAE|Gabes|33.88|10.12|Africa/Tunis|p
TNGAF|Gafsa|34.42|8.78|Africa/Tunis|c
TNJAR|Zarzis|33.49|11.12|Africa/Tunis|p
TNLGN|La Goulette Nord (Halqueloued)|36.82|10.302|Africa/Tunis|p
TNMIR|Monastir Habib Bourguiba International Airport (MIR)|35.758|10.755|Africa/Tunis|a
TNNAB|Nabeul|36.46|10.73|Africa/Tunis|c
TNNBE|Enfidha - Hammamet International Airport (NBE)|36.076|10.439|Africa/Tunis|a
TNQAIROUAN|Qairouan|35.68|10.1|Africa/Tunis|c
TNRDS|Rades|36.77|10.27|Africa/Tunis|p
TNSFA|Sfax|34.748|10.766|Africa/Tunis|p
TNSUS|Sousse|35.826|10.608|Africa/Tunis|p
TNTBJ|Tabarka-Aïn Draham International Airport (TBJ)|36.98|8.877|Africa/Tunis|a
TNTOE|Tozeur Nefta International Airport (TOE)|33.94|8.111|Africa/Tunis|a
TNTUN|Tunis|36.806|10.182|Africa/Tunis|p
TONFTL|Lifuka Island Airport (HPA)|-19.777|-174.341|Pacific/Tongatapu|a
TOTBU|Nuku'alofa|-21.13|-175.2|Pacific/Tongatapu|p
TOVAV|Vava'u Island, Vava'u International Airport (VAV)|-18.585|-173.962|Pacific/Tongatapu|a
TRADA|Adana|36.995|35.32|Europe/Istanbul|c
TRADB|İzmir, Adnan Menderes International Airport (ADB)|38.292|27.157|Europe/Istanbul|a
TRADI|Adiyaman|37.77|38.28|Europe/Istanbul|c
TRADN|Aydin|37.85|27.85|Europe/Istanbul|c
TRADZ|Adapazari|40.8|30.415|Europe/Istanbul|c
TRAFY|Afyon|38.75|30.55|Europe/Istanbul|c
TRAJI|Ağrı Airport (AJI)|39.656|43.026|Europe/Istanbul|a
TRALI|Aliaga|38.8|26.971|Europe/Istanbul|p
TRAMB|Ambarli|41.32|41.68|Europe/Istanbul|c
TRAMR|Ambarlı|40.97|28.69|Europe/Istanbul|p
TRANK|Ankara|39.927|32.864|Europe/Istanbul|c
TRANTIOCH|Antioch|36.233|36.117|Europe/Istanbul|c
TRASR|Kayseri|38.735|35.49|Europe/Istanbul|c
TRAVC|Avcilar|40.97|28.7|Europe/Istanbul|c
TRAYT|Antalya|36.897|30.713|Europe/Istanbul|p
TRBAL|Batman|37.89|41.14|Europe/Istanbul|c
TRBAY|Bayrampasa|41.048|28.9|Europe/Istanbul|p
TRBDM|Bandirma|40.35|27.97|Europe/Istanbul|p
TRBTZ|Bursa|40.2|29.07|Europe/Istanbul|c
TRBZI|Balikesir|39.65|27.89|Europe/Istanbul|c
TRCOM|Corum|40.52|34.95|Europe/Istanbul|c
TRDIY|Diyarbakir|37.92|40.23|Europe/Istanbul|c
TRDLM|Dalaman International Airport (DLM)|36.713|28.792|Europe/Istanbul|a
TRDNZ|Denizli|37.77|29.08|Europe/Istanbul|c
TREDI|Edirne|41.67|26.57|Europe/Istanbul|c
TREDO|Edremit, Balıkesir Koca Seyit Airport (EDO)|39.555|27.014|Europe/Istanbul|a
TRERC|Erzincan|39.753|39.493|Europe/Istanbul|c
TRERZ|Erzurum|39.92|41.29|Europe/Istanbul|c
TRESB|Ankara, Esenboğa International Airport (ESB)|40.128|32.995|Europe/Istanbul|a
TRESK|Eskisehir|39.795|30.53|Europe/Istanbul|c
TREYP|Evyap Port /Kocaeli|40.77|29.7|Europe/Istanbul|p
TREZS|Elazig|38.68|39.23|Europe/Istanbul|c
TRGEB|Gebze|40.78|29.42|Europe/Istanbul|p
TRGEM|Gemlik|40.432|29.155|Europe/Istanbul|p
TRGZT|Gaziantep|37.075|37.385|Europe/Istanbul|c
TRHAT|Hatay|36.23|36.12|Europe/Istanbul|c
TRHAY|Haydarpasa|41.005|29.011|Europe/Istanbul|p
TRHER|Hereke|40.794|29.626|Europe/Istanbul|p
TRISE|Isparta|37.77|30.53|Europe/Istanbul|c
TRISK|Iskenderun|36.585|36.176|Europe/Istanbul|p
TRISL|İstanbul Atatürk Airport (ISL)|40.972|28.824|Europe/Istanbul|a
TRIST|Istanbul|41.008|28.978|Europe/Istanbul|p
TRIZM|Izmir|38.436|27.152|Europe/Istanbul|c
TRIZT|Izmit|40.78|29.95|Europe/Istanbul|p
TRKBK|Karabuk|41.2|32.6|Europe/Istanbul|c
TRKCM|Kahramanmaras|37.61|36.945|Europe/Istanbul|c
TRKMN|Karaman|37.182|33.215|Europe/Istanbul|c
TRKMX|Kumport|40.95|28.82|Europe/Istanbul|p
TRKRK|Kirikkale|39.85|33.53|Europe/Istanbul|c
TRKSY|Kars Airport (KSY)|40.562|43.115|Europe/Istanbul|a
TRKTY|Kutahya|39.42|29.93|Europe/Istanbul|c
TRKYA|Konya|37.875|32.475|Europe/Istanbul|c
TRLTAF|Adana Şakirpaşa Airport (ADA)|36.982|35.28|Europe/Istanbul|a
TRLTAI|Antalya International Airport (AYT)|36.899|30.801|Europe/Istanbul|a
TRLTAY|Denizli, Çardak Airport (DNZ)|37.786|29.701|Europe/Istanbul|a
TRLTBF|Balıkesir Merkez Airport (BZI)|39.619|27.926|Europe/Istanbul|a
TRLTBH|Çanakkale Airport (CKZ)|40.138|26.427|Europe/Istanbul|a
TRLTBU|Tekirdağ Çorlu Airport (TEQ)|41.138|27.919|Europe/Istanbul|a
TRLTCA|Elazığ Airport (EZS)|38.598|39.283|Europe/Istanbul|a
TRLTCC|Diyarbakır Airport (DIY)|37.894|40.201|Europe/Istanbul|a
TRLTCM|Sinop Airport (NOP)|42.018|35.072|Europe/Istanbul|a
TRLTCP|Adıyaman Airport (ADF)|37.731|38.469|Europe/Istanbul|a
TRLTCR|Mardin Airport (MQM)|37.223|40.632|Europe/Istanbul|a
TRLTCS|Şanlıurfa GAP Airport (GNY)|37.446|38.896|Europe/Istanbul|a
TRLTCT|Iğdır Airport (IGD)|39.977|43.877|Europe/Istanbul|a
TRLTCV|Şırnak Şerafettin Elçi Airport (NKT)|37.365|42.058|Europe/Istanbul|a
TRLTCW|Hakkari Yüksekova Airport (YKO)|37.55|44.238|Europe/Istanbul|a
TRLTDA|Hatay Airport (HTY)|36.363|36.282|Europe/Istanbul|a
TRLTFE|Milas Bodrum International Airport (BJV)|37.251|27.664|Europe/Istanbul|a
TRLTFG|Gazipaşa-Alanya Airport (GZP)|36.299|32.301|Europe/Istanbul|a
TRLTFM|İstanbul Airport (IST)|41.261|28.742|Europe/Istanbul|a
TRM47|Nusaybin|37.075|41.218|Europe/Istanbul|c
TRMAD|Mardas|41.02|28.95|Europe/Istanbul|p
TRMAM|Manisa|38.63|27.44|Europe/Istanbul|c
TRMAR|Marmara Ereglisi|41.041|27.901|Europe/Istanbul|p
TRMER|Mersin|36.72|34.63|Europe/Istanbul|p
TRMLX|Malatya|38.37|38.3|Europe/Istanbul|c
TRMSR|Muş Airport (MSR)|38.748|41.661|Europe/Istanbul|a
TRORD|Ordu|41|37.87|Europe/Istanbul|c
TRRIZ|Rize|41.021|40.522|Europe/Istanbul|c
TRSAK|Sakarya|40.767|30.4|Europe/Istanbul|c
TRSAW|Istanbul Sabiha Gökçen International Airport (SAW)|40.899|29.309|Europe/Istanbul|a
TRSFQ|Sanliurfa|37.17|38.795|Europe/Istanbul|c
TRSSX|Samsun|41.28|36.336|Europe/Istanbul|p
TRSXZ|Siirt|37.944|41.933|Europe/Istanbul|c
TRTAR|Tarsus|36.92|34.88|Europe/Istanbul|c
TRTEK|Tekirdag|40.978|27.512|Europe/Istanbul|p
TRTJK|Tokat|40.306|36.563|Europe/Istanbul|c
TRTZX|Trabzon|41.003|39.717|Europe/Istanbul|p
TRUSA|Usak|38.68|29.42|Europe/Istanbul|c
TRVAN|Van|38.495|43.4|Europe/Istanbul|c
TRVAS|Sivas|39.745|37.035|Europe/Istanbul|c
TRYAR|Yarimca|40.772|29.727|Europe/Istanbul|p
TRZON|Zonguldak|41.43|31.78|Europe/Istanbul|c
TTPOS|Port-of-Spain|10.65|-61.52|America/Port_of_Spain|p
TTPTP|Pointe a Pierre|10.316|-61.46|America/Port_of_Spain|p
TTPTS|Point Lisas|10.406|-61.463|America/Port_of_Spain|p
TTSFE|San Fernando|10.291|-61.449|America/Port_of_Spain|p
TTTAB|Scarborough, Tobago-Crown Point Airport (TAB)|11.15|-60.832|America/Port_of_Spain|a
TVFUN|Funafuti International Airport (FUN)|-8.525|179.196|Pacific/Funafuti|a
TWBADE|Bade|24.958|121.299|Asia/Taipei|c
TWCHANGHUA|Changhua|24.073|120.513|Asia/Taipei|c
TWCYI|Chiayi|23.475|120.435|Asia/Taipei|c
TWDOULIOU|Douliou|23.708|120.544|Asia/Taipei|c
TWHCN|Hengchung, Hengchun Airport (HCN)|22.041|120.73|Asia/Taipei|a
TWHSZ|Hsinchu|24.817|120.977|Asia/Taipei|c
TWHUN|Hualien|23.984|121.6|Asia/Taipei|c
TWKEL|Keelung (Chilung)|25.133|121.75|Asia/Taipei|p
TWKHH|Kaohsiung|22.627|120.301|Asia/Taipei|p
TWKNH|Shang-I, Kinmen Airport (KNH)|24.428|118.359|Asia/Taipei|a
TWKYD|Orchid Island, Lanyu Airport (KYD)|22.027|121.535|Asia/Taipei|a
TWMFK|Matsu Beigan Airport (MFK)|26.224|120.003|Asia/Taipei|a
TWMIAOLI|Miaoli|24.57|120.82|Asia/Taipei|c
TWMLI|Mai-liao|23.1|120.13|Asia/Taipei|p
TWMZG|Huxi, Penghu Magong Airport (MZG)|23.569|119.628|Asia/Taipei|a
TWNAN|Nantou|23.917|120.683|Asia/Taipei|c
TWNEWTAIPE|New Taipei|25.013|121.465|Asia/Taipei|c
TWPIF|Pingtung|22.682|120.482|Asia/Taipei|c
TWRCFG|Matsu Nangan Airport (LZN)|26.16|119.958|Asia/Taipei|a
TWRCFN|Taitung Airport (TTT)|22.755|121.102|Asia/Taipei|a
TWRCKH|Kaohsiung International Airport (KHH)|22.577|120.35|Asia/Taipei|a
TWRCKU|Chiayi Airport (CYI)|23.462|120.393|Asia/Taipei|a
TWRCTP|Taiwan Taoyuan International Airport (TPE)|25.078|121.233|Asia/Taipei|a
TWRCYU|Hualien Airport (HUN)|24.023|121.618|Asia/Taipei|a
TWSUO|Suao|24.594|121.853|Asia/Taipei|p
TWTNN|Tainan|23|120.2|Asia/Taipei|c
TWTPE|Taipei|25.036|121.568|Asia/Taipei|c
TWTSA|Taipei Songshan Airport (TSA)|25.069|121.552|Asia/Taipei|a
TWTTA|Pingzhen|24.944|121.216|Asia/Taipei|c
TWTTT|Taitung|22.755|121.14|Asia/Taipei|c
TWTXG|Taichung|24.148|120.674|Asia/Taipei|p
TWTYN|Taoyuan|24.994|121.301|Asia/Taipei|p
TWYANGMEI|Yangmei|24.917|121.15|Asia/Taipei|c
TWYILAN|Yilan|24.75|121.75|Asia/Taipei|c
TWZHB|Zhubei|24.833|121.012|Asia/Taipei|c
TWZHONGLI|Zhongli|24.965|121.217|Asia/Taipei|c
TZARK|Arusha|-3.36|36.67|Africa/Dar_es_Salaam|c
TZDAR|Dar es Salaam|-6.8|39.28|Africa/Dar_es_Salaam|p
TZDOD|Dodoma|-6.183|35.75|Africa/Dar_es_Salaam|c
TZHTDA|Dar es Salaam, Julius Nyerere International Airport (DAR)|-6.878|39.203|Africa/Dar_es_Salaam|a
TZHTZA|Zanzibar, Abeid Amani Karume International Airport (ZNZ)|-6.222|39.225|Africa/Dar_es_Salaam|a
TZIRI|Iringa|-7.77|35.69|Africa/Dar_es_Salaam|c
TZJRO|Arusha, Kilimanjaro International Airport (JRO)|-3.429|37.075|Africa/Dar_es_Salaam|a
TZKIGOMA|Kigoma|-4.88|29.61|Africa/Dar_es_Salaam|c
TZMBI|Mbeya|-8.89|33.43|Africa/Dar_es_Salaam|c
TZMRG|Morogoro|-6.82|37.66|Africa/Dar_es_Salaam|c
TZMSH|Moshi|-3.34|37.34|Africa/Dar_es_Salaam|c
TZMUZ|Musoma|-1.49|33.8|Africa/Dar_es_Salaam|c
TZMWZ|Mwanza|-2.52|32.93|Africa/Dar_es_Salaam|c
TZMYW|Mtwara Airport (MYW)|-10.336|40.182|Africa/Dar_es_Salaam|a
TZSGX|Songea|-10.68|35.65|Africa/Dar_es_Salaam|c
TZTBO|Tabora|-5.02|32.8|Africa/Dar_es_Salaam|c
TZTGT|Tanga|-5.089|39.102|Africa/Dar_es_Salaam|p
TZZNZ|Zanzibar|-6.166|39.203|Africa/Dar_es_Salaam|p
UABZW|Bila Tserkva|49.774|30.131|Europe/Kyiv|c
UACHR|Cherkasy|49.435|32.071|Europe/Kyiv|c
UACWC|Chernivtsi|48.305|25.922|Europe/Kyiv|c
UADNK|Dnipro|48.48|35|Europe/Kyiv|c
UADOK|Donetsk|48|37.83|Europe/Kyiv|c
UADROHOBYC|Drohobych|49.344|23.499|Europe/Kyiv|c
UAHORLIVKA|Horlivka|48.3|38.055|Europe/Kyiv|c
UAIEV|Kyiv|50.433|30.517|Europe/Kyiv|c
UAIFO|Ivano-Frankivsk|48.935|24.709|Europe/Kyiv|c
UAKAMYANET|Kamyanets-Podilskyy|48.684|26.581|Europe/Kyiv|c
UAKBP|Boryspil International Airport (KBP)|50.345|30.895|Europe/Kyiv|a
UAKEH|Kerch|45.369|36.488|Europe/Simferopol|c
UAKHE|Kherson|46.635|32.617|Europe/Kyiv|p
UAKHMELNYT|Khmelnytskyy|49.425|27.002|Europe/Kyiv|c
UAKIR|Kirovohrad|48.504|32.26|Europe/Kyiv|c
UAKIV|Kharkiv|50|36.25|Europe/Kyiv|c
UAKRE|Kremenchuk|49.084|33.43|Europe/Kyiv|c
UAKRQ|Kramatorsk|48.719|37.534|Europe/Kyiv|c
UAKRYVYYRI|Kryvyy Rih|47.928|33.345|Europe/Kyiv|c
UALUHANSK|Luhansk|48.57|39.334|Europe/Kyiv|c
UALWO|Lviv|49.835|24.03|Europe/Kyiv|c
UALYSYCHAN|Lysychansk|48.92|38.427|Europe/Kyiv|c
UAMAKIYIVK|Makiyivka|48.03|37.975|Europe/Kyiv|c
UAMPW|Mariupol (ex Zhdanov)|47.1|37.55|Europe/Kyiv|p
UANLV|Nikolayev, Mykolaiv International Airport (NLV)|47.058|31.92|Europe/Kyiv|a
UAODS|Odessa|46.49|30.71|Europe/Kyiv|c
UAPLV|Poltava|49.574|34.57|Europe/Kyiv|c
UAPOL|Nikopol|47.567|34.406|Europe/Kyiv|c
UARIV|Rivne|50.617|26.253|Europe/Kyiv|c
UASEVASTAP|Sevastapol|44.6|33.465|Europe/Simferopol|c
UASIP|Simferopol|44.949|34.099|Europe/Simferopol|c
UASVP|Sevastopol|44.6|33.53|Europe/Simferopol|p
UATERNOPIL|Ternopil|49.536|25.582|Europe/Kyiv|c
UAUCK|Lutsk|50.747|25.333|Europe/Kyiv|c
UAUKDE|Zaporizhia, Zaporizhzhia International Airport (OZH)|47.867|35.316|Europe/Kyiv|a
UAUKDR|Kryvyi Rih International Airport (KWG)|48.043|33.21|Europe/Kyiv|a
UAUKLL|Lviv International Airport (LWO)|49.813|23.956|Europe/Kyiv|a
UAUKLU|Uzhhorod International Airport (UDJ)|48.634|22.263|Europe/Kyiv|a
UAUMY|Sumy|50.924|34.781|Europe/Kyiv|c
UAUZH|Uzhgorod|48.63|22.25|Europe/Kyiv|c
UAVIN|Vinnytsya|49.225|28.482|Europe/Kyiv|c
UAZAPORIZH|Zaporizhzhya|47.857|35.177|Europe/Kyiv|c
UAZKC|Zhytomyr|50.246|28.662|Europe/Kyiv|c
UAZUA|Mykolayiv|46.968|31.984|Europe/Kyiv|c
UAZUQ|Chernihiv|51.505|31.302|Europe/Kyiv|c
UAZZO|Melitopol|46.838|35.377|Europe/Kyiv|c
UGEBB|Entebbe|0.06|32.46|Africa/Kampala|c
UGHUEN|Entebbe International Airport (EBB)|0.042|32.444|Africa/Kampala|a
UGJIN|Jinja|0.448|33.203|Africa/Kampala|p
UGKLA|Kampala|0.348|32.583|Africa/Kampala|c
UGLIR|Lira|2.26|32.89|Africa/Kampala|c
UGMBALE|Mbale|1.09|34.17|Africa/Kampala|c
UGRUA|Arua|3.02|30.9|Africa/Kampala|c
UGSRT|Soroti Airport (SRT)|1.728|33.623|Africa/Kampala|a
UGULU|Gulu|2.78|32.28|Africa/Kampala|c
UMAWK|Wake Island Airfield (AWK)|19.282|166.637|Pacific/Majuro|a
USABI|Abilene|32.449|-99.733|America/Chicago|c
USABQ|Albuquerque|35.105|-106.641|America/Denver|c
USABR|Aberdeen Regional Airport (ABR)|45.449|-98.422|America/Chicago|a
USABY|Albany, Southwest Georgia Regional Airport (ABY)|31.533|-84.196|America/New_York|a
USACK|Nantucket Memorial Airport (ACK)|41.253|-70.06|America/New_York|a
USACT|Waco|31.549|-97.146|America/Chicago|c
USACV|Arcata, California Redwood Coast-Humboldt County Airport (ACV)|40.978|-124.109|America/Los_Angeles|a
USADQ|Kodiak|57.79|-152.407|America/Anchorage|p
USAEV|Asheville|35.601|-82.554|America/New_York|c
USAGS|Augusta|33.461|-81.985|America/New_York|c
USAHN|Athens Ben Epps Airport (AHN)|33.949|-83.326|America/New_York|a
USAIN|Wainwright Airport (AIN)|70.638|-159.995|America/Anchorage|a
USAKH|Akron|41.07|-81.52|America/New_York|c
USAKN|King Salmon Airport (AKN)|58.678|-156.652|America/Anchorage|a
USALB|Albany|42.67|-73.82|America/New_York|c
USALO|Waterloo Regional Airport (ALO)|42.557|-92.4|America/Chicago|a
USALS|Alamosa, San Luis Valley Regional Airport/Bergman Field (ALS)|37.435|-105.867|America/Denver|a
USALW|Walla Walla Regional Airport (ALW)|46.095|-118.288|America/Los_Angeles|a
USAMA|Amarillo|35.23|-101.83|America/Chicago|c
USANC|Anchorage|61.218|-149.9|America/Anchorage|p
USANI|Aniak Airport (ANI)|61.582|-159.543|America/Anchorage|a
USANN|Metlakatla, Annette Island Airport (ANN)|55.037|-131.573|America/Sitka|a
USANP|Annapolis|38.978|-76.492|America/New_York|p
USANV|Anvik Airport (ANV)|62.647|-160.191|America/Anchorage|a
USAPF|Naples|26.142|-81.795|America/New_York|c
USAPN|Alpena County Regional Airport (APN)|45.078|-83.56|America/Detroit|a
USAR5|Damascus|35.367|-92.41|America/Chicago|p
USARB|Ann Arbor|42.3|-83.72|America/Detroit|c
USARC|Arctic Village Airport (ARC)|68.115|-145.579|America/Anchorage|a
USARJ|Arlington|32.685|-97.02|America/Chicago|c
USART|Watertown International Airport (ART)|43.992|-76.022|America/New_York|a
USASE|Aspen-Pitkin County Airport (Sardy Field) (ASE)|39.223|-106.869|America/Denver|a
USATL|Atlanta|33.749|-84.388|America/New_York|c
USATW|Appleton|44.269|-88.401|America/Chicago|c
USATY|Watertown Regional Airport (ATY)|44.914|-97.155|America/Chicago|a
USAUC|Aurora|39.696|-104.808|America/Denver|c
USAUG|Augusta State Airport (AUG)|44.321|-69.797|America/New_York|a
USAUS|Austin|30.267|-97.743|America/Chicago|c
USAUZ|Aurora (Illinois)|41.765|-88.3|America/Chicago|c
USAVP|Wilkes Barre Scranton International Airport (AVP)|41.339|-75.723|America/New_York|a
USAWN|Allentown|40.6|-75.5|America/New_York|c
USAXR|Alexandria|38.82|-77.1|America/New_York|c
USAZO|Kalamazoo|42.292|-85.587|America/Detroit|c
USBAL|Baltimore|39.28|-76.62|America/New_York|p
USBARLETT|Barlett|35.223|-89.841|America/Chicago|c
USBCC|Bear Creek|60.164|-149.395|America/Anchorage|p
USBDR|Bridgeport|41.18|-73.2|America/New_York|c
USBET|Bethel Airport (BET)|60.78|-161.838|America/Anchorage|a
USBFD|Bradford Regional Airport (BFD)|41.803|-78.64|America/New_York|a
USBFF|Scottsbluff, Western Neb. Rgnl/William B. Heilig Airport (BFF)|41.874|-103.596|America/Denver|a
USBFL|Bakersfield|35.37|-119.02|America/Los_Angeles|c
USBGM|Greater Binghamton/Edwin A Link field (BGM)|42.209|-75.98|America/New_York|a
USBGR|Bangor International Airport (BGR)|44.807|-68.828|America/New_York|a
USBHB|Hancock County-Bar Harbor Airport (BHB)|44.45|-68.362|America/New_York|a
USBHM|Birmingham|33.53|-86.825|America/Chicago|c
USBIL|Billings|45.788|-108.54|America/Denver|c
USBIS|Bismarck Municipal Airport (BIS)|46.773|-100.746|America/Chicago|a
USBKW|Beckley, Raleigh County Memorial Airport (BKW)|37.787|-81.124|America/New_York|a
USBLF|Bluefield, Mercer County Airport (BLF)|37.296|-81.208|America/New_York|a
USBLI|Bellingham International Airport (BLI)|48.793|-122.538|America/Los_Angeles|a
USBLV|Belleville, Scott AFB/Midamerica Airport (BLV)|38.545|-89.835|America/Chicago|a
USBMI|Central Illinois Regional Airport at Bloomington-Normal (BMI)|40.477|-88.916|America/Chicago|a
USBNA|Nashville|36.163|-86.782|America/Chicago|p
USBOI|Boise|43.609|-116.227|America/Boise|c
USBOS|Boston|42.36|-71.059|America/New_York|p
USBPT|Beaumont|30.08|-94.127|America/Chicago|p
USBRD|Brainerd Lakes Regional Airport (BRD)|46.403|-94.13|America/Chicago|a
USBRL|Burlington, Southeast Iowa Regional Airport (BRL)|40.783|-91.126|America/Chicago|a
USBRO|Brownsville|25.9|-97.48|America/Chicago|p
USBRW|Utqiaġvik, Wiley Post Will Rogers Memorial Airport (BRW)|71.285|-156.766|America/Anchorage|a
USBTM|Butte, Bert Mooney Airport (BTM)|45.955|-112.497|America/Denver|a
USBTR|Baton Rouge|30.458|-91.14|America/Chicago|c
USBTV|South Burlington, Burlington International Airport (BTV)|44.472|-73.153|America/New_York|a
USBUF|Buffalo|42.886|-78.878|America/New_York|p
USBUR|Burbank, Bob Hope Airport (BUR)|34.198|-118.356|America/Los_Angeles|a
USBWI|Baltimore/Washington International Thurgood Marshall Airport (BWI)|39.175|-76.668|America/New_York|a
USBZN|Bozeman, Gallatin Field (BZN)|45.778|-111.153|America/Denver|a
USCAE|Columbia|34.04|-80.9|America/New_York|c
USCC2|Cape Coral|26.603|-81.98|America/New_York|c
USCCO|Canton|40.799|-81.379|America/New_York|c
USCDC|Cedar City Regional Airport (CDC)|37.701|-113.099|America/Denver|a
USCDV|Cordova, Merle K (Mudhole) Smith Airport (CDV)|60.492|-145.478|America/Anchorage|a
USCEC|Crescent City, Jack Mc Namara Field Airport (CEC)|41.78|-124.237|America/Los_Angeles|a
USCFD|Bryan|30.674|-96.37|America/Chicago|c
USCGI|Cape Girardeau Regional Airport (CGI)|37.225|-89.571|America/Chicago|a
USCHA|Chattanooga|35.03|-85.3|America/New_York|c
USCHI|Chicago|41.878|-87.63|America/Chicago|p
USCHO|Charlottesville Albemarle Airport (CHO)|38.139|-78.453|America/New_York|a
USCHS|Charleston|32.776|-79.931|America/New_York|p
USCID|Cedar Rapids|41.97|-91.66|America/Chicago|c
USCKB|Bridgeport, North Central West Virginia Airport (CKB)|39.297|-80.228|America/New_York|a
USCKV|Clarksville|36.53|-87.359|America/Chicago|c
USCLE|Cleveland|41.5|-81.67|America/New_York|p
USCLL|College Station|30.628|-96.334|America/Chicago|c
USCLM|Port Angeles|48.118|-123.431|America/Los_Angeles|p
USCLT|Charlotte|35.227|-80.843|America/New_York|p
USCMH|Columbus|39.961|-82.999|America/New_York|p
USCMI|Savoy, University of Illinois Willard Airport (CMI)|40.04|-88.276|America/Chicago|a
USCMX|Hancock, Houghton County Memorial Airport (CMX)|47.168|-88.489|America/Detroit|a
USCNM|Carlsbad, Cavern City Air Terminal (CNM)|32.338|-104.263|America/Denver|a
USCOS|Colorado Springs|38.863|-104.792|America/Denver|c
USCOU|Columbia (Missouri)|38.952|-92.334|America/Chicago|c
USCPJ|Coral Springs|26.271|-80.271|America/New_York|c
USCPR|Casper-Natrona County International Airport (CPR)|42.908|-106.464|America/Denver|a
USCPV|Cape Canaveral|28.392|-80.608|America/New_York|c
USCRP|Corpus Christi|27.801|-97.396|America/Chicago|p
USCRW|Charleston, Yeager Airport (CRW)|38.373|-81.593|America/New_York|a
USCSG|Columbus (Georgia)|32.47|-84.98|America/New_York|c
USCVG|Cincinnati|39.103|-84.512|America/New_York|p
USCVK|Covington|39.084|-84.509|America/New_York|c
USCZF|Cape Romanzof|61.812|-166.098|America/Nome|p
USDA8|Dauphin|40.367|-76.931|America/New_York|p
USDAB|Daytona Beach|29.211|-81.023|America/New_York|c
USDAL|Dallas|32.777|-96.797|America/Chicago|c
USDAY|Dayton|39.75|-84.2|America/New_York|c
USDBQ|Dubuque Regional Airport (DBQ)|42.402|-90.71|America/Chicago|a
USDDC|Dodge City Regional Airport (DDC)|37.763|-99.966|America/Chicago|a
USDEC|Decatur|39.84|-88.955|America/Chicago|p
USDEN|Denver|39.739|-104.99|America/Denver|c
USDET|Detroit|42.32|-83.03|America/Detroit|p
USDFW|Dallas Fort Worth International Airport (DFW)|32.897|-97.038|America/Chicago|a
USDHN|Dothan Regional Airport (DHN)|31.321|-85.45|America/Chicago|a
USDLG|Dillingham Airport (DLG)|59.045|-158.505|America/Anchorage|a
USDLH|Duluth International Airport (DLH)|46.842|-92.194|America/Chicago|a
USDNN|Dalton|34.77|-84.97|America/New_York|p
USDSM|Des Moines|41.601|-93.609|America/Chicago|p
USDTN|Denton|33.216|-97.129|America/Chicago|c
USDTW|Detroit Metropolitan Wayne County Airport (DTW)|42.212|-83.353|America/Detroit|a
USDUJ|DuBois Regional Airport (DUJ)|41.178|-78.899|America/New_York|a
USDUR|Durham|36|-78.92|America/New_York|c
USDUT|Dutch Harbor|53.89|-166.542|America/Nome|p
USDVN|Davenport|41.554|-90.588|America/Chicago|c
USEAR|Kearney Regional Airport (EAR)|40.727|-99.007|America/Chicago|a
USEAU|Eau Claire, Chippewa Valley Regional Airport (EAU)|44.866|-91.484|America/Chicago|a
USEDQ|Edinburg|26.303|-98.16|America/Chicago|c
USEGN|Elgin|42.039|-88.29|America/Chicago|c
USEGX|Egegik Airport (EGX)|58.184|-157.375|America/Anchorage|a
USEKI|Elkhart|41.683|-85.969|America/Indiana/Indianapolis|c
USEKO|Elko Regional Airport (EKO)|40.825|-115.792|America/Los_Angeles|a
USELD|El Dorado, South Arkansas Regional Airport at Goodwin Field (ELD)|33.221|-92.813|America/Chicago|a
USELM|Elmira Corning Regional Airport (ELM)|42.16|-76.892|America/New_York|a
USELP|El Paso|31.75|-106.48|America/Denver|c
USEMK|Emmonak Airport (EMK)|62.786|-164.491|America/Nome|a
USENA|Kenai|60.554|-151.258|America/Anchorage|p
USERI|Erie|42.13|-80.085|America/New_York|c
USEUG|Eugene|44.05|-123.1|America/Los_Angeles|c
USEVD|Evanston|42.048|-87.7|America/Chicago|c
USEVV|Evansville|37.975|-87.556|America/Chicago|c
USEWN|New Bern, Coastal Carolina Regional Airport (EWN)|35.073|-77.043|America/New_York|a
USEWR|Newark|40.73|-74.17|America/New_York|p
USEYW|Key West International Airport (EYW)|24.556|-81.76|America/New_York|a
USFAI|Fairbanks International Airport (FAI)|64.815|-147.856|America/Anchorage|a
USFAR|Fargo|46.877|-96.789|America/Chicago|c
USFAT|Fresno|36.748|-119.773|America/Los_Angeles|c
USFAY|Fayetteville|35.063|-78.884|America/New_York|c
USFCA|Kalispell, Glacier Park International Airport (FCA)|48.311|-114.256|America/Denver|a
USFEB|Fernandina Beach|30.67|-81.45|America/New_York|p
USFHU|Fort Huachuca, Sierra Vista Municipal Airport / Libby Army Air Field (FHU)|31.587|-110.348|America/Phoenix|a
USFLG|Flagstaff Pulliam International Airport (FLG)|35.139|-111.671|America/Phoenix|a
USFLL|Fort Lauderdale|26.12|-80.13|America/New_York|p
USFLO|Florence Regional Airport (FLO)|34.185|-79.724|America/New_York|a
USFNL|Fort Collins|40.561|-105.059|America/Denver|c
USFNT|Flint|43.013|-83.688|America/Detroit|c
USFOD|Fort Dodge Regional Airport (FOD)|42.551|-94.193|America/Chicago|a
USFPO|Freeport|28.954|-95.36|America/Chicago|p
USFPR|Fort Pierce|27.447|-80.326|America/New_York|c
USFSD|Sioux Falls|43.55|-96.73|America/Chicago|c
USFSM|Fort Smith Regional Airport (FSM)|35.337|-94.367|America/Chicago|a
USFTMYERS|Ft. Myers|26.64|-81.86|America/New_York|c
USFWA|Fort Wayne|41.08|-85.13|America/Indiana/Indianapolis|c
USFWT|Fort Worth|32.755|-97.331|America/Chicago|c
USFYV|Fayetteville (Arkansas)|36.063|-94.157|America/Chicago|c
USGBO|Greensboro|36.07|-79.8|America/New_York|c
USGCC|Gillette, Northeast Wyoming Regional Airport (GCC)|44.349|-105.539|America/Denver|a
USGCK|Garden City Regional Airport (GCK)|37.928|-100.724|America/Chicago|a
USGCN|Grand Canyon - Tusayan, Grand Canyon National Park Airport (GCN)|35.952|-112.147|America/Phoenix|a
USGDA|Glendale|33.582|-112.196|America/Phoenix|c
USGEG|Spokane|47.67|-117.42|America/Los_Angeles|c
USGFK|Grand Forks International Airport (GFK)|47.949|-97.176|America/Chicago|a
USGJT|Grand Junction Regional Airport (GJT)|39.127|-108.529|America/Denver|a
USGLH|Greenville, Mid Delta Regional Airport (GLH)|33.483|-90.986|America/Chicago|a
USGLS|Galveston|29.301|-94.798|America/Chicago|p
USGNV|Gainesville|29.651|-82.325|America/New_York|c
USGPT|Gulfport|30.367|-89.093|America/Chicago|p
USGRB|Green Bay|44.53|-88|America/Chicago|c
USGRI|Grand Island, Central Nebraska Regional Airport (GRI)|40.967|-98.31|America/Chicago|a
USGRR|Grand Rapids|42.964|-85.67|America/Detroit|c
USGSP|Greenville Spartanburg International Airport (GSP)|34.896|-82.219|America/New_York|a
USGST|Gustavus Airport (GST)|58.425|-135.707|America/Juneau|a
USGTF|Great Falls International Airport (GTF)|47.482|-111.371|America/Denver|a
USGV9|Greenville|34.853|-82.394|America/New_York|c
USGXY|Greeley|40.419|-104.74|America/Denver|c
USGYY|Gary|41.58|-87.33|America/Chicago|c
USHAR|Harrisburg|40.274|-76.885|America/New_York|c
USHCR|Holy Cross Airport (HCR)|62.188|-159.775|America/Anchorage|a
USHFD|Hartford|41.77|-72.68|America/New_York|c
USHIB|Hibbing, Range Regional Airport (HIB)|47.387|-92.839|America/Chicago|a
USHII|Lake Havasu City International Airport (HII)|34.571|-114.358|America/Phoenix|a
USHLN|Helena Regional Airport (HLN)|46.607|-111.983|America/Denver|a
USHNL|Honolulu|21.3|-157.85|Pacific/Honolulu|p
USHNM|Hana Airport (HNM)|20.796|-156.014|Pacific/Honolulu|a
USHNS|Haines Airport (HNS)|59.244|-135.524|America/Juneau|a
USHNV|Hampton|37.03|-76.35|America/New_York|c
USHOB|Hobbs, Lea County Regional Airport (HOB)|32.688|-103.217|America/Denver|a
USHON|Huron Regional Airport (HON)|44.385|-98.229|America/Chicago|a
USHOT|Hot Springs, Memorial Field Airport (HOT)|34.479|-93.096|America/Chicago|a
USHOU|Houston|29.75|-95.35|America/Chicago|p
USHPN|White Plains, Westchester County Airport (HPN)|41.067|-73.708|America/New_York|a
USHRL|Harlingen, Valley International Airport (HRL)|26.229|-97.654|America/Chicago|a
USHRO|Harrison, Boone County Airport (HRO)|36.262|-93.155|America/Chicago|a
USHSV|Huntsville|34.73|-86.586|America/Chicago|p
USHVN|New Haven|41.33|-72.9|America/New_York|c
USHYA|Hyannis, Cape Cod Gateway Airport (HYA)|41.669|-70.28|America/New_York|a
USIAG|Niagara Falls International Airport (IAG)|43.107|-78.946|America/New_York|a
USICT|Wichita|37.72|-97.33|America/Chicago|c
USIDA|Idaho Falls Regional Airport (IDA)|43.515|-112.071|America/Boise|a
USILE|Killeen|31.117|-97.727|America/Chicago|c
USILG|Wilmington (Delaware)|39.746|-75.547|America/New_York|c
USILM|Wilmington|34.22|-77.93|America/New_York|p
USIND|Indianapolis|39.77|-86.15|America/Indiana/Indianapolis|c
USINL|International Falls, Falls International Airport (INL)|48.566|-93.403|America/Chicago|a
USINT|Winston-Salem|36.105|-80.26|America/New_York|c
USIPM|Independence|39.091|-94.415|America/Chicago|c
USIPT|Williamsport Regional Airport (IPT)|41.242|-76.921|America/New_York|a
USIRK|Kirksville Regional Airport (IRK)|40.093|-92.545|America/Chicago|a
USISM|Kissimmee|28.292|-81.408|America/New_York|c
USISP|Islip, Long Island Mac Arthur Airport (ISP)|40.795|-73.1|America/New_York|a
USITH|Ithaca Tompkins Regional Airport (ITH)|42.491|-76.458|America/New_York|a
USITO|Hilo International Airport (ITO)|19.721|-155.048|Pacific/Honolulu|a
USIVN|Irvine|33.68|-117.83|America/Los_Angeles|c
USIYH|Miami Beach|25.81|-80.132|America/New_York|c
USJ3C|Jacksonville|42.313|-122.967|America/Los_Angeles|p
USJAC|Jackson Hole Airport (JAC)|43.607|-110.738|America/Boise|a
USJAN|Jackson|32.299|-90.185|America/Chicago|c
USJAX|Jacksonville (Florida)|30.332|-81.656|America/New_York|p
USJBK|Berkeley|37.874|-122.271|America/Los_Angeles|c
USJBR|Jonesboro Municipal Airport (JBR)|35.832|-90.646|America/Chicago|a
USJFK|New York, John F Kennedy International Airport (JFK)|40.639|-73.779|America/New_York|a
USJHM|Lahaina, Kapalua Airport (JHM)|20.963|-156.673|Pacific/Honolulu|a
USJLN|Joplin Regional Airport (JLN)|37.152|-94.498|America/Chicago|a
USJMS|Jamestown Regional Airport (JMS)|46.93|-98.678|America/Chicago|a
USJNU|Juneau International Airport (JNU)|58.355|-134.576|America/Juneau|a
USJOT|Joliet|41.53|-88.107|America/Chicago|c
USJST|John Murtha Johnstown Cambria County Airport (JST)|40.316|-78.834|America/New_York|a
USKACY|Atlantic City International Airport (ACY)|39.458|-74.577|America/New_York|a
USKAEX|Alexandria International Airport (AEX)|31.327|-92.55|America/Chicago|a
USKAOO|Altoona Blair County Airport (AOO)|40.296|-78.32|America/New_York|a
USKATL|Hartsfield Jackson Atlanta International Airport (ATL)|33.637|-84.428|America/New_York|a
USKAUS|Austin Bergstrom International Airport (AUS)|30.198|-97.662|America/Chicago|a
USKBNA|Nashville International Airport (BNA)|36.125|-86.678|America/Chicago|a
USKBOS|Boston, Logan International Airport (BOS)|42.364|-71.005|America/New_York|a
USKBUF|Buffalo Niagara International Airport (BUF)|42.94|-78.732|America/New_York|a
USKCIU|Sault Ste Marie, Chippewa County International Airport (CIU)|46.251|-84.472|America/Detroit|a
USKCK|Kansas City|39.114|-94.627|America/Chicago|p
USKCLE|Cleveland Hopkins International Airport (CLE)|41.412|-81.85|America/New_York|a
USKCLT|Charlotte Douglas International Airport (CLT)|35.214|-80.943|America/New_York|a
USKCMH|John Glenn Columbus International Airport (CMH)|39.998|-82.892|America/New_York|a
USKCOD|Cody, Yellowstone Regional Airport (COD)|44.52|-109.024|America/Denver|a
USKCVG|Cincinnati Northern Kentucky International Airport (CVG)|39.049|-84.668|America/New_York|a
USKDCA|Ronald Reagan Washington National Airport (DCA)|38.852|-77.038|America/New_York|a
USKDEN|Denver International Airport (DEN)|39.862|-104.673|America/Denver|a
USKECP|Panama City Beach, Northwest Florida Beaches International Airport (ECP)|30.357|-85.795|America/Chicago|a
USKEGE|Eagle County Regional Airport (EGE)|39.643|-106.918|America/Denver|a
USKEWR|Newark Liberty International Airport (EWR)|40.693|-74.169|America/New_York|a
USKFLL|Fort Lauderdale Hollywood International Airport (FLL)|26.073|-80.153|America/New_York|a
USKGGG|Longview, East Texas Regional Airport (GGG)|32.384|-94.712|America/Chicago|a
USKGGW|Glasgow, Wokal Field/Glasgow-Valley County Airport (GGW)|48.213|-106.615|America/Denver|a
USKGTR|Columbus, Golden Triangle Regional Airport (GTR)|33.45|-88.591|America/Chicago|a
USKHTS|Huntington, Tri-State Airport / Milton J. Ferguson Field (HTS)|38.367|-82.558|America/New_York|a
USKIAD|Washington Dulles International Airport (IAD)|38.945|-77.456|America/New_York|a
USKIAH|George Bush Intercontinental Houston Airport (IAH)|29.984|-95.341|America/Chicago|a
USKIND|Indianapolis International Airport (IND)|39.717|-86.294|America/Indiana/Indianapolis|a
USKJAX|Jacksonville International Airport (JAX)|30.494|-81.688|America/New_York|a
USKJQF|Concord-Padgett Regional Airport (USA)|35.388|-80.709|America/New_York|a
USKLAS|Las Vegas, Harry Reid International Airport (LAS)|36.083|-115.152|America/Los_Angeles|a
USKLAX|Los Angeles International Airport (LAX)|33.943|-118.408|America/Los_Angeles|a
USKLEB|Lebanon Municipal Airport (LEB)|43.626|-72.304|America/New_York|a
USKMCO|Orlando International Airport (MCO)|28.429|-81.309|America/New_York|a
USKMDW|Chicago Midway International Airport (MDW)|41.786|-87.752|America/Chicago|a
USKMEM|Memphis International Airport (MEM)|35.042|-89.977|America/Chicago|a
USKMIA|Miami International Airport (MIA)|25.793|-80.291|America/New_York|a
USKMKE|Milwaukee, General Mitchell International Airport (MKE)|42.947|-87.897|America/Chicago|a
USKMSL|Muscle Shoals, Northwest Alabama Regional Airport (MSL)|34.745|-87.61|America/Chicago|a
USKMSY|Louis Armstrong New Orleans International Airport (MSY)|29.993|-90.258|America/Chicago|a
USKOAK|Metropolitan Oakland International Airport (OAK)|37.721|-122.221|America/Los_Angeles|a
USKPBG|Plattsburgh International Airport (PBG)|44.651|-73.468|America/New_York|a
USKPBI|Palm Beach International Airport (PBI)|26.683|-80.096|America/New_York|a
USKPDX|Portland International Airport (PDX)|45.589|-122.598|America/Los_Angeles|a
USKPHL|Philadelphia International Airport (PHL)|39.872|-75.241|America/New_York|a
USKPHX|Phoenix Sky Harbor International Airport (PHX)|33.435|-112.006|America/Phoenix|a
USKPIB|Moselle, Hattiesburg Laurel Regional Airport (PIB)|31.467|-89.337|America/Chicago|a
USKPIE|St. Petersburg Clearwater International Airport (PIE)|27.91|-82.687|America/New_York|a
USKPIT|Pittsburgh International Airport (PIT)|40.492|-80.233|America/New_York|a
USKPLN|Pellston Regional Airport of Emmet County Airport (PLN)|45.571|-84.797|America/Detroit|a
USKPVD|Warwick, Theodore Francis Green State Airport (PVD)|41.725|-71.426|America/New_York|a
USKPWM|Portland International Jetport (PWM)|43.646|-70.309|America/New_York|a
USKRDM|Redmond, Roberts Field (RDM)|44.254|-121.15|America/Los_Angeles|a
USKRFD|Chicago Rockford International Airport (RFD)|42.195|-89.097|America/Chicago|a
USKRIC|Richmond International Airport (RIC)|37.505|-77.32|America/New_York|a
USKRNO|Reno Tahoe International Airport (RNO)|39.499|-119.768|America/Los_Angeles|a
USKRSW|Fort Myers, Southwest Florida International Airport (RSW)|26.536|-81.755|America/New_York|a
USKSAN|San Diego International Airport (SAN)|32.734|-117.19|America/Los_Angeles|a
USKSAT|San Antonio International Airport (SAT)|29.534|-98.47|America/Chicago|a
USKSAV|Savannah Hilton Head International Airport (SAV)|32.128|-81.202|America/New_York|a
USKSBP|San Luis Obispo, San Luis County Regional Airport (SBP)|35.237|-120.642|America/Los_Angeles|a
USKSDF|Louisville Muhammad Ali International Airport (SDF)|38.174|-85.736|America/Kentucky/Louisville|a
USKSEA|Seattle–Tacoma International Airport (SEA)|47.449|-122.311|America/Los_Angeles|a
USKSFB|Orlando Sanford International Airport (SFB)|28.778|-81.238|America/New_York|a
USKSFO|San Francisco International Airport (SFO)|37.619|-122.375|America/Los_Angeles|a
USKSJC|Norman Y. Mineta San Jose International Airport (SJC)|37.362|-121.929|America/Los_Angeles|a
USKSLC|Salt Lake City International Airport (SLC)|40.786|-111.98|America/Denver|a
USKSMF|Sacramento International Airport (SMF)|38.695|-121.591|America/Los_Angeles|a
USKSPS|Wichita Falls, Sheppard Air Force Base / Wichita Falls Municipal Airport (SPS)|33.989|-98.492|America/Chicago|a
USKSTL|St Louis Lambert International Airport (STL)|38.749|-90.37|America/Chicago|a
USKSUN|Hailey, Friedman Memorial Airport (SUN)|43.504|-114.296|America/Boise|a
USKSYR|Syracuse Hancock International Airport (SYR)|43.111|-76.106|America/New_York|a
USKTN|Ketchikan International Airport (KTN)|55.356|-131.714|America/Sitka|a
USKTPA|Tampa International Airport (TPA)|27.976|-82.533|America/New_York|a
USKTUL|Tulsa International Airport (TUL)|36.198|-95.888|America/Chicago|a
USKTYS|Alcoa, McGhee Tyson Airport (TYS)|35.811|-83.994|America/New_York|a
USLAN|Lansing|42.734|-84.547|America/Detroit|c
USLAR|Laramie Regional Airport (LAR)|41.312|-105.675|America/Denver|a
USLAS|Las Vegas|36.07|-115.15|America/Los_Angeles|p
USLAT|Los Alamitos|33.803|-118.073|America/Los_Angeles|p
USLAX|Los Angeles|34.052|-118.244|America/Los_Angeles|p
USLBB|Lubbock|33.58|-101.88|America/Chicago|c
USLBE|Latrobe, Arnold Palmer Regional Airport (LBE)|40.276|-79.405|America/New_York|a
USLBF|North Platte Regional Airport Lee Bird Field (LBF)|41.126|-100.684|America/Chicago|a
USLBL|Liberal Mid-America Regional Airport (LBL)|37.044|-100.96|America/Chicago|a
USLCH|Lake Charles|30.227|-93.217|America/Chicago|p
USLEX|Lexington|38.05|-84.5|America/New_York|c
USLFT|Lafayette|30.2|-92.02|America/Chicago|c
USLGA|New York, La Guardia Airport (LGA)|40.777|-73.873|America/New_York|a
USLGB|Long Beach|33.77|-118.18|America/Los_Angeles|p
USLIH|Lihue Airport (LIH)|21.976|-159.339|Pacific/Honolulu|a
USLIT|Little Rock|34.736|-92.331|America/Chicago|c
USLMT|Klamath Falls, Crater Lake-Klamath Regional Airport (LMT)|42.156|-121.733|America/Los_Angeles|a
USLNK|Lincoln|40.82|-96.68|America/Chicago|c
USLNS|Lancaster (Pennsylvania)|40.038|-76.306|America/New_York|c
USLNY|Lanai City, Lanai Airport (LNY)|20.786|-156.951|Pacific/Honolulu|a
USLOE|Lowell|42.634|-71.317|America/New_York|c
USLRD|Laredo|27.5|-99.48|America/Chicago|c
USLSE|La Crosse Regional Airport (LSE)|43.879|-91.257|America/Chicago|a
USLUI|Louisville|38.23|-85.77|America/Kentucky/Louisville|p
USLVA|Lakeville|44.65|-93.243|America/Chicago|c
USLWS|Lewiston Nez Perce County Airport (LWS)|46.375|-117.015|America/Los_Angeles|a
USLWT|Lewistown Municipal Airport (LWT)|47.049|-109.467|America/Denver|a
USLYH|Lynchburg Regional Airport - Preston Glenn Field (LYH)|37.327|-79.2|America/New_York|a
USMAF|Midland International Air and Space Port (MAF)|31.942|-102.202|America/Chicago|a
USMBS|Saginaw, MBS International Airport (MBS)|43.533|-84.08|America/Detroit|a
USMCG|McGrath Airport (MCG)|62.953|-155.606|America/Anchorage|a
USMCI|Kansas City International Airport (MCI)|39.298|-94.714|America/Chicago|a
USMCN|Macon|32.85|-83.63|America/New_York|c
USMEI|Meridian, Key Field / Meridian Regional Airport (MEI)|32.333|-88.752|America/Chicago|a
USMEM|Memphis|35.15|-90.049|America/Chicago|p
USMES|Minneapolis|44.978|-93.265|America/Chicago|p
USMFR|Rogue Valley International Medford Airport (MFR)|42.374|-122.873|America/Los_Angeles|a
USMFU|Murfreesboro|35.846|-86.39|America/Chicago|c
USMGM|Montgomery|32.362|-86.279|America/Chicago|c
USMGW|Morgantown Municipal Airport Walter L. (Bill) Hart Field (MGW)|39.643|-79.918|America/New_York|a
USMHK|Manhattan Regional Airport (MHK)|39.141|-96.671|America/Chicago|a
USMHT|Manchester|42.996|-71.455|America/New_York|c
USMIA|Miami|25.762|-80.192|America/New_York|p
USMKE|Milwaukee|43.039|-87.906|America/Chicago|p
USMKG|Muskegon County Airport (MKG)|43.169|-86.238|America/Detroit|a
USMKK|Kaunakakai, Molokai Airport (MKK)|21.153|-157.096|Pacific/Honolulu|a
USMKL|Jackson, McKellar-Sipes Regional Airport (MKL)|35.6|-88.916|America/Chicago|a
USMLB|Melbourne|28.083|-80.608|America/New_York|c
USMLI|Moline, Quad City International Airport (MLI)|41.449|-90.507|America/Chicago|a
USMLS|Miles City Airport - Frank Wiley Field (MLS)|46.428|-105.886|America/Denver|a
USMLU|Monroe Regional Airport (MLU)|32.511|-92.038|America/Chicago|a
USMOB|Mobile|30.695|-88.04|America/Chicago|p
USMOD|Modesto|37.655|-120.99|America/Los_Angeles|c
USMOT|Minot International Airport (MOT)|48.259|-101.28|America/Chicago|a
USMQT|Gwinn, Sawyer International Airport (MQT)|46.354|-87.395|America/Detroit|a
USMRH|Morehead City|34.723|-76.726|America/New_York|p
USMRY|Monterey Peninsula Airport (MRY)|36.587|-121.843|America/Los_Angeles|a
USMSC|Mesa|33.424|-111.736|America/Phoenix|c
USMSN|Madison|43.073|-89.401|America/Chicago|c
USMSO|Missoula International Airport (MSO)|46.916|-114.091|America/Denver|a
USMSP|Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field (MSP)|44.882|-93.222|America/Chicago|a
USMSS|Massena International Airport Richards Field (MSS)|44.936|-74.844|America/New_York|a
USMSY|New Orleans|29.951|-90.072|America/Chicago|p
USMTE|Metairie|29.984|-90.153|America/Chicago|c
USMTJ|Montrose Regional Airport (MTJ)|38.51|-107.894|America/Denver|a
USMUE|Waimea Kohala Airport (MUE)|20.001|-155.668|Pacific/Honolulu|a
USMYR|Myrtle Beach International Airport (MYR)|33.68|-78.928|America/New_York|a
USNBD|New Bedford|41.656|-70.945|America/New_York|c
USNLN|National City|32.672|-117.098|America/Los_Angeles|c
USNNS|Newport News|36.97|-76.42|America/New_York|p
USNTD|Port Hueneme|34.13|-119.18|America/Los_Angeles|p
USNTS|North Charleston|32.855|-79.975|America/New_York|p
USNYC|New York|40.7|-74|America/New_York|p
USOAJ|Richlands, Albert J Ellis Airport (OAJ)|34.829|-77.612|America/New_York|a
USOAK|Oakland|37.804|-122.271|America/Los_Angeles|p
USOCN|Oceanside|33.196|-117.379|America/Los_Angeles|p
USOCW|Washington|35.547|-77.052|America/New_York|c
USOGD|Ogden|41.232|-111.968|America/Denver|c
USOGG|Kahului Airport (OGG)|20.899|-156.431|Pacific/Honolulu|a
USOKC|Oklahoma City|35.47|-97.519|America/Chicago|c
USOLM|Olympia|47.038|-122.901|America/Los_Angeles|p
USOMA|Omaha|41.252|-95.998|America/Chicago|p
USOME|Nome Airport (OME)|64.512|-165.445|America/Nome|a
USONT|Ontario International Airport (ONT)|34.056|-117.601|America/Los_Angeles|a
USORD|Chicago O'Hare International Airport (ORD)|41.979|-87.905|America/Chicago|a
USORF|Norfolk|36.851|-76.286|America/New_York|p
USORH|Worcester|42.27|-71.8|America/New_York|c
USORL|Orlando|28.53|-81.37|America/New_York|p
USOTH|North Bend, Southwest Oregon Regional Airport (OTH)|43.417|-124.246|America/Los_Angeles|a
USOTZ|Kotzebue, Ralph Wien Memorial Airport (OTZ)|66.885|-162.599|America/Nome|a
USOUN|Norman|35.228|-97.344|America/Chicago|c
USOWB|Owensboro Daviess County Airport (OWB)|37.74|-87.167|America/Chicago|a
USOYM|Otay Mesa|32.57|-117.02|America/Los_Angeles|c
USPAB|Palm Beach|26.706|-80.036|America/New_York|c
USPADK|Adak Airport (ADK)|51.884|-176.643|America/Adak|a
USPADM|Marshall Don Hunter Sr Airport (MLL)|61.864|-162.026|America/Nome|a
USPADU|Unalaska, Tom Madsen (Dutch Harbor) Airport (DUT)|53.899|-166.545|America/Nome|a
USPAE|Everett|47.96|-122.2|America/Los_Angeles|c
USPAH|Paducah, Barkley Regional Airport (PAH)|37.061|-88.774|America/Chicago|a
USPANC|Ted Stevens Anchorage International Airport (ANC)|61.174|-149.996|America/Anchorage|a
USPAS|Pasadena|29.661|-95.148|America/Chicago|c
USPAT|Paterson|40.92|-74.17|America/New_York|c
USPAWG|Wrangell Airport (WRG)|56.484|-132.37|America/Sitka|a
USPAYA|Yakutat Airport (YAK)|59.509|-139.66|America/Yakutat|a
USPBI|West Palm Beach|26.745|-80.124|America/New_York|c
USPCA|Portage Creek|58.906|-157.717|America/Anchorage|p
USPCV|Port Canaveral|28.24|-80.36|America/New_York|p
USPDT|Eastern Oregon Regional Airport at Pendleton (PDT)|45.695|-118.841|America/Los_Angeles|a
USPDX|Portland|45.523|-122.676|America/Los_Angeles|p
USPEB|Port Elizabeth|39.3|-74.97|America/New_York|p
USPEF|Port Everglades|26.1|-80.13|America/New_York|p
USPFN|Panama City|30.159|-85.66|America/Chicago|p
USPGD|Punta Gorda, Charlotte County Airport (PGD)|26.92|-81.991|America/New_York|a
USPGL|Pascagoula|30.366|-88.556|America/Chicago|p
USPHF|Hampton-Williamsburg-Newport News Apt|37.12|-76.48|America/New_York|p
USPHKO|Kailua-Kona, Ellison Onizuka Kona International Airport at Keahole (KOA)|19.739|-156.046|Pacific/Honolulu|a
USPHL|Philadelphia|39.953|-75.165|America/New_York|p
USPHNL|Honolulu, Daniel K Inouye International Airport (HNL)|21.321|-157.924|Pacific/Honolulu|a
USPHX|Phoenix|33.448|-112.074|America/Phoenix|c
USPIA|Peoria|40.694|-89.589|America/Chicago|p
USPIE|St. Petersburg|27.771|-82.679|America/New_York|c
USPIH|Pocatello Regional Airport (PIH)|42.91|-112.596|America/Boise|a
USPIR|Pierre Regional Airport (PIR)|44.383|-100.286|America/Chicago|a
USPIT|Pittsburgh|40.441|-79.996|America/New_York|p
USPKB|Parkersburg, Mid Ohio Valley Regional Airport (PKB)|39.345|-81.439|America/New_York|a
USPME|Port Manatee|27.63|-82.55|America/New_York|p
USPNS|Pensacola|30.421|-87.217|America/Chicago|p
USPOA|Port Arthur|29.88|-93.92|America/Chicago|p
USPOU|Poughkeepsie|41.7|-73.921|America/New_York|c
USPPS|Pennsauken|39.95|-75.05|America/New_York|p
USPQI|Presque Isle International Airport (PQI)|46.689|-68.045|America/New_York|a
USPRC|Prescott International Airport - Ernest A. Love Field (PRC)|34.654|-112.42|America/Phoenix|a
USPS6|Pearson|45.364|-89.017|America/Chicago|p
USPSC|Pasco, Tri Cities Airport (PSC)|46.265|-119.119|America/Los_Angeles|a
USPSD|Pasadena (California)|34.16|-118.139|America/Los_Angeles|c
USPSG|Petersburg James A Johnson Airport (PSG)|56.802|-132.945|America/Sitka|a
USPSM|Portsmouth International at Pease Airport (PSM)|43.078|-70.823|America/New_York|a
USPSP|Palm Springs|33.777|-116.533|America/Los_Angeles|c
USPTM|Portsmouth|36.835|-76.298|America/New_York|p
USPUB|Pueblo|38.28|-104.63|America/Denver|c
USPUW|Pullman Moscow Regional Airport (PUW)|46.744|-117.11|America/Los_Angeles|a
USPVD|Providence|41.824|-71.413|America/New_York|p
USPVU|Provo|40.249|-111.638|America/Denver|c
USPWM|Portland (Maine)|43.661|-70.255|America/New_York|p
USPWN|Port Wentworth|32.149|-81.163|America/New_York|c
USPYM|Plymouth|41.958|-70.667|America/New_York|c
USRAC|Racine|42.728|-87.812|America/Chicago|c
USRAG|Raleigh|35.819|-78.645|America/New_York|c
USRAJ|Rotterdam|42.787|-73.971|America/New_York|p
USRAL|Riverside|33.942|-117.398|America/Los_Angeles|c
USRAP|Rapid City Regional Airport (RAP)|44.045|-103.057|America/Denver|a
USRBC|Riviera Beach|26.775|-80.058|America/New_York|c
USRDD|Redding Municipal Airport (RDD)|40.509|-122.293|America/Los_Angeles|a
USRDG|Reading Regional Airport (Carl A Spaatz Field) (RDG)|40.379|-75.965|America/New_York|a
USRDU|Raleigh Durham International Airport (RDU)|35.878|-78.787|America/New_York|a
USRFD|Rockford|42.27|-89.07|America/Chicago|c
USRHI|Rhinelander Oneida County Airport (RHI)|45.631|-89.467|America/Chicago|a
USRIC|Richmond|37.55|-77.45|America/New_York|p
USRIW|Riverton, Central Wyoming Regional Airport (RIW)|43.064|-108.46|America/Denver|a
USRKI|Rock Island|41.493|-90.535|America/Chicago|c
USRKS|Rock Springs, Southwest Wyoming Regional Airport (RKS)|41.594|-109.065|America/Denver|a
USRNO|Reno|39.53|-119.82|America/Los_Angeles|c
USROA|Roanoke|37.271|-79.942|America/New_York|c
USROCHESTE|Rochester|43.17|-77.62|America/New_York|c
USROW|Roswell Air Center Airport (ROW)|33.302|-104.531|America/Denver|a
USRST|Rochester (Minnesota)|44.022|-92.47|America/Chicago|c
USRUT|Rutland - Southern Vermont Regional Airport (RUT)|43.529|-72.95|America/New_York|a
USSAC|Sacramento|38.57|-121.48|America/Los_Angeles|p
USSAF|Santa Fe Municipal Airport (SAF)|35.617|-106.089|America/Denver|a
USSAN|San Diego|32.7|-117.15|America/Los_Angeles|p
USSAT|San Antonio|29.487|-98.507|America/Chicago|c
USSAV|Savannah|32.084|-81.1|America/New_York|p
USSBA|Santa Barbara|34.435|-119.72|America/Los_Angeles|c
USSBN|South Bend|41.683|-86.25|America/Indiana/Indianapolis|c
USSBT|San Bernardino|34.12|-117.3|America/Los_Angeles|c
USSBY|Salisbury Ocean City Wicomico Regional Airport (SBY)|38.34|-75.51|America/New_York|a
USSCC|Deadhorse Airport (SCC)|70.195|-148.465|America/Anchorage|a
USSCE|State College, University Park Airport (SCE)|40.849|-77.849|America/New_York|a
USSCH|Schenectady|42.815|-73.94|America/New_York|c
USSCK|Stockton|37.95|-121.28|America/Los_Angeles|p
USSCR|Scranton|41.409|-75.663|America/New_York|c
USSEA|Seattle|47.606|-122.332|America/Los_Angeles|p
USSFB|Sanford|28.79|-81.28|America/New_York|c
USSFO|San Francisco|37.775|-122.419|America/Los_Angeles|p
USSFY|Springfield|42.12|-72.58|America/New_York|c
USSGF|Springfield (Missouri)|37.18|-93.32|America/Chicago|c
USSGU|St George Regional Airport (SGU)|37.036|-113.51|America/Denver|a
USSHD|Weyers Cave, Shenandoah Valley Regional Airport (SHD)|38.264|-78.896|America/New_York|a
USSHR|Sheridan County Airport (SHR)|44.769|-106.98|America/Denver|a
USSHV|Shreveport|32.5|-93.77|America/Chicago|c
USSIT|Sitka Rocky Gutierrez Airport (SIT)|57.047|-135.362|America/Sitka|a
USSJC|San Jose|37.3|-121.85|America/Los_Angeles|c
USSJT|San Angelo Regional Mathis Field (SJT)|31.358|-100.496|America/Chicago|a
USSLC|Salt Lake City|40.761|-111.891|America/Denver|p
USSLE|Salem (Oregon)|44.928|-123.024|America/Los_Angeles|c
USSLK|Saranac Lake, Adirondack Regional Airport (SLK)|44.387|-74.205|America/New_York|a
USSLM|Salem|42.522|-70.883|America/New_York|c
USSLN|Salina Municipal Airport (SLN)|38.791|-97.652|America/Chicago|a
USSMX|Santa Maria Public Airport Captain G Allan Hancock Field (SMX)|34.899|-120.457|America/Los_Angeles|a
USSNA|Santa Ana, John Wayne Airport-Orange County Airport (SNA)|33.676|-117.868|America/Los_Angeles|a
USSNP|St Paul Island Airport (SNP)|57.166|-170.223|America/Nome|a
USSNS|Salinas|36.682|-121.642|America/Los_Angeles|c
USSPI|Springfield (Illinois)|39.82|-89.65|America/Chicago|c
USSPT|South Saint Paul|44.88|-93.05|America/Chicago|p
USSRU|Santa Cruz|36.972|-122.026|America/Los_Angeles|c
USSSI|Brunswick|31.15|-81.491|America/New_York|p
USSTC|Saint Cloud Regional Airport (STC)|45.547|-94.06|America/Chicago|a
USSTCHARLE|St. Charles|38.784|-90.506|America/Chicago|c
USSTG|St George Airport (STG)|56.577|-169.664|America/Nome|a
USSTL|Saint Louis|38.627|-90.199|America/Chicago|p
USSTP|St. Paul (Saint Paul)|44.954|-93.09|America/Chicago|p
USSTS|Santa Rosa|38.45|-122.7|America/Los_Angeles|c
USSUE|Sturgeon Bay|44.834|-87.377|America/Chicago|p
USSUW|Superior|46.721|-92.104|America/Chicago|p
USSUX|Sioux City, Sioux Gateway Airport / Brigadier General Bud Day Field (SUX)|42.398|-96.382|America/Chicago|a
USSWF|Newburgh|41.503|-74.01|America/New_York|p
USSXF|San Mateo|37.557|-122.313|America/Los_Angeles|c
USSXZ|Swartz Creek|42.95|-83.82|America/Detroit|c
USSYR|Syracuse|43.05|-76.15|America/New_York|c
USTBN|Fort Leonard Wood, Waynesville-St. Robert Regional Airport-Forney Field (TBN)|37.742|-92.141|America/Chicago|a
USTCL|Tuscaloosa|33.225|-87.544|America/Chicago|c
USTHV|York|39.963|-76.728|America/New_York|c
USTIW|Tacoma|47.253|-122.444|America/Los_Angeles|p
USTLH|Tallahassee|30.45|-84.28|America/New_York|c
USTMM|Tamms|37.235|-89.27|America/Chicago|p
USTOL|Toledo|41.664|-83.555|America/New_York|p
USTOP|Topeka|39.05|-95.67|America/Chicago|c
USTPA|Tampa|27.951|-82.457|America/New_York|p
USTRI|Blountville, Tri-Cities Regional TN/VA Airport (TRI)|36.475|-82.407|America/New_York|a
USTSA|Savannah (Tennessee)|35.225|-88.249|America/Chicago|p
USTTN|Trenton|40.217|-74.743|America/New_York|c
USTUL|Tulsa|36.154|-95.993|America/Chicago|p
USTUP|Tupelo Regional Airport (TUP)|34.268|-88.77|America/Chicago|a
USTUZ|Tucson|32.205|-110.89|America/Phoenix|c
USTVC|Traverse City, Cherry Capital Airport (TVC)|44.741|-85.582|America/Detroit|a
USTWF|Twin Falls, Joslin Field Magic Valley Regional Airport (TWF)|42.482|-114.488|America/Boise|a
USTXC|McAllen|26.203|-98.23|America/Chicago|c
USTXK|Texarkana Regional Airport (Webb Field) (TXK)|33.454|-93.991|America/Chicago|a
USTYR|Tyler|32.351|-95.301|America/Chicago|c
USTYS|Knoxville|35.97|-83.92|America/New_York|c
USUES|Waukesha|43.012|-88.231|America/Chicago|c
USUGN|Waukegan|42.35|-87.83|America/Chicago|p
USUIN|Quincy Regional Baldwin Field (UIN)|39.943|-91.195|America/Chicago|a
USUST|St Augustine, Northeast Florida Regional Airport (UST)|29.959|-81.34|America/New_York|a
USUXZ|Port Chester|41.002|-73.666|America/New_York|p
USUZF|Tonawanda|43.02|-78.88|America/New_York|c
USVAB|Virginia Beach|36.853|-75.978|America/New_York|c
USVAN|Vancouver|45.63|-122.64|America/Los_Angeles|c
USVCT|Victoria Regional Airport (VCT)|28.853|-96.919|America/Chicago|a
USVEL|Vernal Regional Airport (VEL)|40.441|-109.51|America/Denver|a
USVIS|Visalia|36.325|-119.316|America/Los_Angeles|c
USVLD|Valdosta Regional Airport (VLD)|30.782|-83.277|America/New_York|a
USVLO|Vallejo|38.112|-122.258|America/Los_Angeles|c
USVPS|Valparaiso, Destin-Fort Walton Beach Airport (VPS)|30.483|-86.525|America/Chicago|a
USWAS|Washington, D.C.|38.9|-77.009|America/New_York|c
USWAT|Waterbury|41.55|-73.05|America/New_York|c
USWBU|Boulder|40.038|-105.246|America/Denver|c
USWJF|Lancaster|34.698|-118.136|America/Los_Angeles|c
USWKK|Aleknagik / New Airport (WKK)|59.283|-158.618|America/Anchorage|a
USXGO|Howard Beach/Queens/New York|40.65|-73.83|America/New_York|c
USXHF|Kirkland|47.681|-122.209|America/Los_Angeles|c
USXHO|Long Island City/Queens/New York|40.73|-73.93|America/New_York|c
USXLX|Stamford|41.053|-73.539|America/New_York|c
USXWAAPT|Williston Basin International Airport (XWA)|48.258|-103.749|America/Chicago|a
USYKM|Yakima Air Terminal McAllister Field (YKM)|46.568|-120.544|America/Los_Angeles|a
USYNG|Youngstown|41.1|-80.65|America/New_York|c
USYOB|Oakboro|35.226|-80.329|America/New_York|p
USYUM|Yuma International Airport / Marine Corps Air Station Yuma (YUM)|32.657|-114.606|America/Phoenix|a
USZOR|Sarasota|27.336|-82.531|America/New_York|c
UYMVD|Montevideo|-34.901|-56.165|America/Montevideo|p
UYNVP|Nueva Palmira|-33.877|-58.4|America/Montevideo|p
UYRVY|Rivera|-30.9|-55.56|America/Montevideo|c
UYSTY|Salto|-31.39|-57.969|America/Montevideo|c
UYSUMU|Ciudad de la Costa, Carrasco General Cesáreo L. Berisso International Airport (MVD)|-34.836|-56.026|America/Montevideo|a
UZANDIJON|Andijon|40.79|72.34|Asia/Tashkent|c
UZANGREN|Angren|41.03|70.155|Asia/Tashkent|c
UZBHK|Bukhara|39.78|64.43|Asia/Samarkand|c
UZCHIRCHIQ|Chirchiq|41.455|69.56|Asia/Tashkent|c
UZDENOW|Denow|38.277|67.887|Asia/Samarkand|c
UZFARGONA|Fargona|40.39|71.78|Asia/Tashkent|c
UZFEG|Fergana International Airport (FEG)|40.359|71.745|Asia/Tashkent|a
UZISKANDAR|Iskandar|41.551|69.681|Asia/Tashkent|c
UZJIZZAX|Jizzax|40.1|67.83|Asia/Tashkent|c
UZKATTAQOR|Kattaqorgon|39.901|66.261|Asia/Samarkand|c
UZKHIWA|Khiwa|41.391|60.356|Asia/Samarkand|c
UZNAVOI|Navoi|40.11|65.355|Asia/Samarkand|c
UZNCU|Nukus|42.47|59.615|Asia/Samarkand|c
UZNMA|Namangan|41|71.67|Asia/Tashkent|c
UZOLMALIQ|Olmaliq|40.85|69.595|Asia/Tashkent|c
UZQARSHI|Qarshi|38.87|65.8|Asia/Samarkand|c
UZQOQON|Qoqon|40.54|70.94|Asia/Tashkent|c
UZSAMARQAN|Samarqand|39.67|66.945|Asia/Samarkand|c
UZSHAHRISA|Shahrisabz|39.062|66.831|Asia/Samarkand|c
UZSKD|Samarkand Airport (SKD)|39.701|66.984|Asia/Samarkand|a
UZTAS|Tashkent|41.312|69.295|Asia/Tashkent|c
UZTERMIZ|Termiz|37.233|67.273|Asia/Samarkand|c
UZUGC|Urgench Airport (UGC)|41.584|60.642|Asia/Samarkand|a
UZURGENTCH|Urgentch|41.56|60.64|Asia/Samarkand|c
UZUTKA|Andizhan Airport (AZN)|40.728|72.294|Asia/Tashkent|a
UZUTST|Termez Airport (TMJ)|37.287|67.312|Asia/Samarkand|a
UZUTTT|Tashkent International Airport (TAS)|41.258|69.281|Asia/Tashkent|a
VCKTN|Kingstown|13.13|-61.22|America/St_Vincent|p
VCMQS|Mustique Island, Mustique Airport (MQS)|12.888|-61.18|America/St_Vincent|a
VCTVSC|Canouan Airport (CIW)|12.699|-61.342|America/St_Vincent|a
VCUNI|Union Island International Airport (UNI)|12.6|-61.412|America/St_Vincent|a
VEAAO|Anaco|9.44|-64.46|America/Caracas|c
VEAGV|Acarigua|9.58|-69.2|America/Caracas|c
VEAMY|Amuay|11.777|-70.242|America/Caracas|p
VEBLA|Barcelona|10.145|-64.678|America/Caracas|p
VEBNS|Barinas|8.6|-70.25|America/Caracas|c
VEBRM|Barquisimeto|10.05|-69.3|America/Caracas|c
VECBL|Ciudad Bolivar|8.1|-63.6|America/Caracas|c
VECBS|Cabimas|10.43|-71.45|America/Caracas|c
VECCS|Caracas|10.501|-66.917|America/Caracas|c
VECGU|Ciudad Guayana|8.37|-62.62|America/Caracas|c
VECLZ|Calabozo|8.93|-67.44|America/Caracas|c
VECUM|Cumana|10.45|-64.18|America/Caracas|c
VECUP|Carupano|10.67|-63.23|America/Caracas|c
VECZE|Coro|11.42|-69.68|America/Caracas|c
VEEGU|El Guamache|10.896|-64.067|America/Caracas|p
VEELX|El Tigre|8.89|-64.26|America/Caracas|c
VEETV|El Tablazo/Maracaibo L|10.597|-71.642|America/Caracas|p
VEGUQ|Guanare|9.05|-69.75|America/Caracas|c
VEGUT|Guanta|10.234|-64.592|America/Caracas|p
VELAG|La Guaira|10.6|-66.94|America/Caracas|p
VELSP|Paraguaná, Josefa Camejo International Airport (LSP)|11.781|-70.151|America/Caracas|a
VELTQ|Los Teques|10.42|-67.02|America/Caracas|c
VEMAI|Maiquetia|10.6|-66.97|America/Caracas|c
VEMAR|Maracaibo|10.654|-71.715|America/Caracas|p
VEMRD|Merida|8.4|-71.13|America/Caracas|c
VEMTV|Matanzas|8.317|-62.8|America/Caracas|p
VEMUN|Maturin|9.75|-63.17|America/Caracas|c
VEMYC|Maracay|10.247|-67.596|America/Caracas|c
VEODT|Ocumare del Tuy|10.12|-66.78|America/Caracas|c
VEPBL|Puerto Cabello|10.47|-68.03|America/Caracas|p
VEPCN|Punta Cardon|11.65|-70.22|America/Caracas|p
VEPCZ|Puerto la Cruz|10.17|-64.68|America/Caracas|c
VEPFI|Punto Fijo|11.72|-70.21|America/Caracas|c
VEPMV|Porlamar|10.96|-63.85|America/Caracas|c
VEPYH|Puerto Ayacucho, Cacique Aramare Airport (PYH)|5.62|-67.606|America/Caracas|a
VEPZO|Puerto Ordaz|8.275|-62.768|America/Caracas|p
VESCI|San Cristobal|7.77|-72.25|America/Caracas|c
VESFD|San Fernando de Apure|7.9|-67.47|America/Caracas|c
VESVBC|Barcelona, General José Antonio Anzoategui International Airport (BLA)|10.111|-64.692|America/Caracas|a
VESVCN|Canaima Airport (CAJ)|6.232|-62.854|America/Caracas|a
VESVCU|Cumaná (Antonio José de Sucre) Airport (CUM)|10.45|-64.13|America/Caracas|a
VESVMG|Isla Margarita, Del Caribe Santiago Mariño International Airport (PMV)|10.913|-63.967|America/Caracas|a
VESVMI|Caracas, Simón Bolívar International Airport (CCS)|10.601|-66.991|America/Caracas|a
VESVPR|Puerto Ordaz-Ciudad Guayana, General Manuel Carlos Piar International Airport (PZO)|8.289|-62.76|America/Caracas|a
VESVSA|San Antonio Del Tachira Airport (SVZ)|7.841|-72.44|America/Caracas|a
VESVSO|Santo Domingo, Mayor Buenaventura Vivas International Airport (STD)|7.565|-72.035|America/Caracas|a
VEVCR|Carora|10.19|-70.08|America/Caracas|c
VEVIG|El Vigía, Juan Pablo Pérez Alfonso Airport (VIG)|8.624|-71.673|America/Caracas|a
VEVLN|Valencia|10.23|-67.98|America/Caracas|c
VEVLV|Valera|9.32|-70.62|America/Caracas|c
VGRAD|Road Town, Tortola|18.423|-64.614|America/St_Thomas|p
VGTOV|Tortola|18.423|-64.614|America/St_Thomas|p
VICHA|Charlotte Amalie, Saint Thomas|18.342|-64.931|America/St_Thomas|p
VICTD|Christiansted, Saint Croix|17.747|-64.703|America/St_Thomas|p
VISTT|Saint Thomas|18.35|-64.93|America/St_Thomas|p
VISTX|Saint Croix|17.75|-64.73|America/St_Thomas|c
VNBHA|Bien Hoa|10.97|106.83|Asia/Ho_Chi_Minh|c
VNBLU|Bac Lieu|9.28|105.72|Asia/Ho_Chi_Minh|c
VNBMV|Buon Ma Thuot Airport (BMV)|12.668|108.12|Asia/Ho_Chi_Minh|a
VNBUONMETH|Buon Me Thuot|12.667|108.05|Asia/Ho_Chi_Minh|c
VNCAH|Ca Mau|9.177|105.15|Asia/Ho_Chi_Minh|c
VNCAOLANH|Cao Lanh|10.467|105.636|Asia/Ho_Chi_Minh|c
VNCLI|Cat Lai|10.77|106.78|Asia/Ho_Chi_Minh|p
VNCMT|Cai Mep|10.52|107.02|Asia/Ho_Chi_Minh|p
VNDAD|Da Nang|16.054|108.202|Asia/Ho_Chi_Minh|p
VNDALAT|Da Lat|11.93|108.42|Asia/Ho_Chi_Minh|c
VNDOH|Dong Hoi|17.483|106.6|Asia/Ho_Chi_Minh|c
VNHAN|Hanoi|21.033|105.85|Asia/Ho_Chi_Minh|c
VNHAT|Ha Tinh|18.334|105.9|Asia/Ho_Chi_Minh|c
VNHBH|Hoa Binh|20.814|105.338|Asia/Ho_Chi_Minh|c
VNHONGGAI|Hong Gai|20.96|107.1|Asia/Ho_Chi_Minh|c
VNHPH|Haiphong|20.845|106.688|Asia/Ho_Chi_Minh|p
VNHUI|Hue|16.47|107.58|Asia/Ho_Chi_Minh|c
VNLANGSON|Lang Son|21.846|106.757|Asia/Ho_Chi_Minh|c
VNMUT|My Tho|10.35|106.35|Asia/Ho_Chi_Minh|c
VNNBH|Ninh Binh|20.254|105.975|Asia/Ho_Chi_Minh|c
VNNHA|Nha Trang|12.239|109.197|Asia/Ho_Chi_Minh|p
VNNMD|Nam Dinh|20.42|106.2|Asia/Ho_Chi_Minh|c
VNOPC|Quang Ngai|15.15|108.83|Asia/Ho_Chi_Minh|c
VNPHA|Phan Rang|11.567|108.983|Asia/Ho_Chi_Minh|c
VNPHG|Phuoc Long|10.72|106.95|Asia/Ho_Chi_Minh|p
VNPHH|Phan Thiet|10.934|108.1|Asia/Ho_Chi_Minh|c
VNPLAYKU|Play Ku|13.983|108|Asia/Ho_Chi_Minh|c
VNPQC|Phu Quoc Island, Phu Quoc International Airport (PQC)|10.17|103.993|Asia/Ho_Chi_Minh|a
VNPXU|Pleiku Airport (PXU)|14.005|108.017|Asia/Ho_Chi_Minh|a
VNSGN|Ho Chi Minh City|10.77|106.67|Asia/Ho_Chi_Minh|p
VNSOA|Soc Trang|9.604|105.98|Asia/Ho_Chi_Minh|c
VNSONTAY|Son Tay|21.138|105.505|Asia/Ho_Chi_Minh|c
VNTAA|Tan An|10.534|106.417|Asia/Ho_Chi_Minh|c
VNTBB|Tuy Hoa, Dong Tac Airport (TBB)|13.05|109.334|Asia/Ho_Chi_Minh|a
VNTBH|Thai Binh|20.45|106.333|Asia/Ho_Chi_Minh|c
VNTHD|Thu Dau Mot|10.969|106.653|Asia/Ho_Chi_Minh|c
VNTHO|Thanh Hoa|19.82|105.8|Asia/Ho_Chi_Minh|c
VNTNG|Thai Nguyen|21.6|105.83|Asia/Ho_Chi_Minh|c
VNTNT|Tay Ninh|11.323|106.147|Asia/Ho_Chi_Minh|c
VNTTD|Tan Thuan Dong|10.73|106.72|Asia/Ho_Chi_Minh|p
VNTVH|Tra Vinh|9.934|106.334|Asia/Ho_Chi_Minh|c
VNUIH|Qui Nhon|13.77|109.22|Asia/Ho_Chi_Minh|p
VNVCA|Can Tho|10.05|105.77|Asia/Ho_Chi_Minh|c
VNVIC|Ho Chi Minh, VICT|10.796|106.672|Asia/Ho_Chi_Minh|p
VNVIETTRI|Viet Tri|21.33|105.43|Asia/Ho_Chi_Minh|c
VNVKG|Rach Gia|10.015|105.091|Asia/Ho_Chi_Minh|c
VNVLG|Vinh Long|10.256|105.964|Asia/Ho_Chi_Minh|c
VNVNH|Vinh|18.7|105.68|Asia/Ho_Chi_Minh|c
VNVUT|Vung Tau|10.35|107.07|Asia/Ho_Chi_Minh|p
VNVVCM|Cà Mau Airport (CAH)|9.178|105.178|Asia/Ho_Chi_Minh|a
VNVVCR|Cam Ranh International Airport / Cam Ranh Air Base (CXR)|11.998|109.219|Asia/Ho_Chi_Minh|a
VNVVCS|Con Dao Airport (VCS)|8.732|106.633|Asia/Ho_Chi_Minh|a
VNVVDB|Dien Bien Phu Airport (DIN)|21.397|103.008|Asia/Ho_Chi_Minh|a
VNVVNB|Hanoi, Noi Bai International Airport (HAN)|21.221|105.807|Asia/Ho_Chi_Minh|a
VNVVPC|Quy Nohn, Phu Cat Airport (UIH)|13.955|109.042|Asia/Ho_Chi_Minh|a
VNVVTS|Ho Chi Minh City, Tan Son Nhat International Airport (SGN)|10.819|106.652|Asia/Ho_Chi_Minh|a
VNVVVD|Van Don International Airport (VDO)|21.121|107.415|Asia/Ho_Chi_Minh|a
VNXLO|Long Xuyen|10.38|105.42|Asia/Ho_Chi_Minh|c
VUNVVV|Port Vila, Bauerfield International Airport (VLI)|-17.699|168.32|Pacific/Efate|a
VUSON|Luganville, Santo Pekoa International Airport (SON)|-15.505|167.22|Pacific/Efate|a
VUTAH|Tanna Airport (TAH)|-19.455|169.224|Pacific/Efate|a
VUVLI|Port Vila|-17.733|168.327|Pacific/Efate|p
VUZGU|Gaua Island Airport (ZGU)|-14.218|167.587|Pacific/Efate|a
WFFUT|Futuna Island, Pointe Vele Airport (FUT)|-14.311|-178.066|Pacific/Wallis|a
WFWLS|Wallis Island, Hihifo Airport (WLS)|-13.238|-176.199|Pacific/Wallis|a
WSAPW|Apia|-13.851|-171.751|Pacific/Apia|p
XKBKPR|Priština Adem Jashari International Airport (PRN)|42.573|21.036|Europe/Belgrade|a
XKPRISTINA|Pristina|42.667|21.166|Europe/Belgrade|c
XKPRIZREN|Prizren|42.229|20.75|Europe/Belgrade|c
YEAAY|Al Ghaydah International Airport (AAY)|16.193|52.174|Asia/Aden|a
YEADE|Aden|12.785|45.019|Asia/Aden|p
YEDMR|Dhamar|14.557|44.387|Asia/Aden|c
YEGXF|Seiyun Hadhramaut International Airport (GXF)|15.966|48.788|Asia/Aden|a
YEHAJJAH|Hajjah|15.692|43.602|Asia/Aden|c
YEHOD|Hodeidah|14.83|42.9|Asia/Aden|p
YEIBB|Ibb|13.976|44.171|Asia/Aden|c
YELAD|Little Aden|12.73|44.87|Asia/Aden|p
YEMKX|Mukalla|14.54|49.127|Asia/Aden|p
YEOYHD|Hodeidah International Airport (HOD)|14.753|42.976|Asia/Aden|a
YEOYSN|Sana'a International Airport (SAH)|15.476|44.22|Asia/Aden|a
YERIY|Riyan Mukalla International Airport (RIY)|14.663|49.375|Asia/Aden|a
YESADAH|Sadah|16.94|43.85|Asia/Aden|c
YESAH|Sanaa|15.355|44.207|Asia/Aden|c
YESCT|Socotra Islands, Socotra International Airport (SCT)|12.631|53.906|Asia/Aden|a
YETAI|Ta'izz International Airport (TAI)|13.686|44.139|Asia/Aden|a
YETAIZZ|Taizz|13.604|44.039|Asia/Aden|c
YEZABID|Zabid|14.195|43.316|Asia/Aden|c
YEZAM|Al Mukalla|14.541|49.126|Asia/Aden|c
YTDZA|Dzaoudzi Pamandzi International Airport (DZA)|-12.809|45.282|Indian/Mayotte|a
YTLON|Longoni|-12.75|45.17|Indian/Mayotte|p
ZAAAM|Malamala Airport (AAM)|-24.818|31.545|Africa/Johannesburg|a
ZABFN|Bloemfontein|-29.085|26.16|Africa/Johannesburg|c
ZABHISHO|Bhisho|-32.87|27.39|Africa/Johannesburg|c
ZABNI|Benoni|-26.15|28.33|Africa/Johannesburg|c
ZACPT|Cape Town|-33.92|18.42|Africa/Johannesburg|p
ZADUR|Durban|-29.859|31.022|Africa/Johannesburg|p
ZAELS|East London|-33.029|27.855|Africa/Johannesburg|p
ZAFABL|Bloemfontain, Bram Fischer International Airport (BFN)|-29.093|26.302|Africa/Johannesburg|a
ZAFACT|Cape Town International Airport (CPT)|-33.965|18.602|Africa/Johannesburg|a
ZAFAKN|Kruger Mpumalanga International Airport (MQP)|-25.383|31.106|Africa/Johannesburg|a
ZAFALE|Durban, King Shaka International Airport (DUR)|-29.614|31.12|Africa/Johannesburg|a
ZAFAOR|Johannesburg, OR Tambo International Airport (JNB)|-26.139|28.246|Africa/Johannesburg|a
ZAFAPE|Gqeberha, Chief Dawid Stuurman International Airport (PLZ)|-33.985|25.617|Africa/Johannesburg|a
ZAFAUT|Mthatha, K. D. Matanzima Airport (UTT)|-31.546|28.673|Africa/Johannesburg|a
ZAGRJ|George|-33.95|22.45|Africa/Johannesburg|c
ZAJNB|Johannesburg|-26.2|28.08|Africa/Johannesburg|c
ZAKIM|Kimberley|-28.747|24.77|Africa/Johannesburg|c
ZAKXE|Klerksdorp|-26.88|26.62|Africa/Johannesburg|c
ZAMBD|Mafeking, Mmabatho International Airport (MBD)|-25.798|25.548|Africa/Johannesburg|a
ZAMBOMBELA|Mbombela|-25.47|30.98|Africa/Johannesburg|c
ZAMDB|Middelburg|-25.76|29.47|Africa/Johannesburg|c
ZAMGH|Margate Airport (MGH)|-30.857|30.343|Africa/Johannesburg|a
ZAPAA|Paarl|-33.7|18.96|Africa/Johannesburg|c
ZAPBZ|Plettenberg Bay Airport (PBZ)|-34.088|23.329|Africa/Johannesburg|a
ZAPHW|Phalaborwa, Hendrik Van Eck Airport (PHW)|-23.937|31.155|Africa/Johannesburg|a
ZAPLZ|Port Elizabeth|-33.714|25.521|Africa/Johannesburg|p
ZAPOL|Polokwane|-23.89|29.45|Africa/Johannesburg|c
ZAPRY|Pretoria|-25.7|28.22|Africa/Johannesburg|c
ZAPZB|Pietermaritzburg|-29.61|30.39|Africa/Johannesburg|c
ZARCB|Richards Bay|-28.781|32.038|Africa/Johannesburg|p
ZARSB|Rustenburg|-25.65|27.24|Africa/Johannesburg|c
ZASPR|Springs|-26.27|28.43|Africa/Johannesburg|c
ZATHY|Thohoyandou|-22.95|30.48|Africa/Johannesburg|c
ZAUHG|Uitenhage|-33.76|25.39|Africa/Johannesburg|c
ZAUTN|Upington, Pierre Van Ryneveld Airport (UTN)|-28.399|21.26|Africa/Johannesburg|a
ZAUTT|Umtata|-31.58|28.79|Africa/Johannesburg|c
ZAVGG|Vereeniging|-26.65|27.96|Africa/Johannesburg|c
ZAVYD|Vryheid|-27.76|30.79|Africa/Johannesburg|c
ZAWEL|Welkom|-27.97|26.73|Africa/Johannesburg|c
ZAWOR|Worcester|-33.64|19.44|Africa/Johannesburg|c
ZAZBA|Coega|-33.77|25.67|Africa/Johannesburg|p
ZAZEH|Potchefstroom|-26.7|27.1|Africa/Johannesburg|c
ZMCGJ|Chingola|-12.54|27.85|Africa/Lusaka|c
ZMFLLS|Lusaka, Kenneth Kaunda International Airport (LUN)|-15.331|28.453|Africa/Lusaka|a
ZMKAA|Kasama|-10.2|31.18|Africa/Lusaka|c
ZMKIW|Kitwe|-12.81|28.22|Africa/Lusaka|c
ZMLUA|Luanshya|-13.133|28.4|Africa/Lusaka|c
ZMLUN|Lusaka|-15.388|28.323|Africa/Lusaka|c
ZMLVI|Livingstone|-17.86|25.86|Africa/Lusaka|c
ZMMFR|Mufulira|-12.55|28.26|Africa/Lusaka|c
ZMMFU|Mfuwe Airport (MFU)|-13.259|31.937|Africa/Lusaka|a
ZMNLA|Ndola|-13|28.65|Africa/Lusaka|c
ZMQKE|Kabwe|-14.44|28.45|Africa/Lusaka|c
ZWBUQ|Bulawayo|-20.133|28.626|Africa/Harare|c
ZWCGW|Chitungwiza|-18|31.1|Africa/Harare|c
ZWFVHA|Harare, Robert Gabriel Mugabe International Airport (HRE)|-17.932|31.093|Africa/Harare|a
ZWGWE|Gweru|-19.45|29.82|Africa/Harare|c
ZWHRE|Harare|-17.825|31.034|Africa/Harare|c
ZWUTA|Mutare|-18.976|32.65|Africa/Harare|c
ZWVFA|Victoria Falls International Airport (VFA)|-18.096|25.839|Africa/Harare|a$$, e'\n') as line
cross join lateral string_to_array(line, '|') as cell
join (select split_part(pair, '=', 1), split_part(pair, '=', 2) from string_to_table(
$$AE=United Arab Emirates
AF=Afghanistan
AG=Antigua and Barbuda
AI=Anguilla
AL=Albania
AM=Armenia
AO=Angola
AR=Argentina
AS=American Samoa
AT=Austria
AU=Australia
AW=Aruba
AZ=Azerbaijan
BA=Bosnia and Herzegovina
BB=Barbados
BD=Bangladesh
BE=Belgium
BF=Burkina Faso
BG=Bulgaria
BH=Bahrain
BI=Burundi
BJ=Benin
BL=Saint Barthélemy
BM=Bermuda
BN=Brunei
BO=Bolivia
BQ=Caribbean Netherlands
BR=Brazil
BS=Bahamas
BT=Bhutan
BW=Botswana
BY=Belarus
BZ=Belize
CA=Canada
CC=Cocos (Keeling) Islands
CD=Democratic Republic of the Congo
CF=Central African Republic
CG=Republic of the Congo
CH=Switzerland
CI=Ivory Coast
CK=Cook Islands
CL=Chile
CM=Cameroon
CN=China
CO=Colombia
CR=Costa Rica
CU=Cuba
CV=Cape Verde
CW=Curaçao
CX=Christmas Island
CY=Cyprus
CZ=Czech Republic
DE=Germany
DJ=Djibouti
DK=Denmark
DM=Dominica
DO=Dominican Republic
DZ=Algeria
EC=Ecuador
EE=Estonia
EG=Egypt
EH=Western Sahara
ER=Eritrea
ES=Spain
ET=Ethiopia
FI=Finland
FJ=Fiji
FK=Falkland Islands
FM=Micronesia
FO=Faroe Islands
FR=France
GA=Gabon
GB=United Kingdom
GD=Grenada
GE=Georgia
GF=French Guiana
GG=Guernsey
GH=Ghana
GI=Gibraltar
GL=Greenland
GM=Gambia
GN=Guinea
GP=Guadeloupe
GQ=Equatorial Guinea
GR=Greece
GT=Guatemala
GU=Guam
GW=Guinea-Bissau
GY=Guyana
HK=Hong Kong
HN=Honduras
HR=Croatia
HT=Haiti
HU=Hungary
ID=Indonesia
IE=Ireland
IL=Israel
IM=Isle of Man
IN=India
IQ=Iraq
IR=Iran
IS=Iceland
IT=Italy
JE=Jersey
JM=Jamaica
JO=Jordan
JP=Japan
KE=Kenya
KG=Kyrgyzstan
KH=Cambodia
KI=Kiribati
KM=Comoros
KN=Saint Kitts and Nevis
KP=North Korea
KR=South Korea
KW=Kuwait
KY=Cayman Islands
KZ=Kazakhstan
LA=Laos
LB=Lebanon
LC=Saint Lucia
LK=Sri Lanka
LR=Liberia
LS=Lesotho
LT=Lithuania
LU=Luxembourg
LV=Latvia
LY=Libya
MA=Morocco
MC=Monaco
MD=Moldova
ME=Montenegro
MF=Saint Martin
MG=Madagascar
MH=Marshall Islands
MK=North Macedonia
ML=Mali
MM=Myanmar
MN=Mongolia
MO=Macau
MP=Northern Mariana Islands
MQ=Martinique
MR=Mauritania
MS=Montserrat
MT=Malta
MU=Mauritius
MV=Maldives
MW=Malawi
MX=Mexico
MY=Malaysia
MZ=Mozambique
NA=Namibia
NC=New Caledonia
NE=Niger
NF=Norfolk Island
NG=Nigeria
NI=Nicaragua
NL=Netherlands
NO=Norway
NP=Nepal
NR=Nauru
NU=Niue
NZ=New Zealand
OM=Oman
PA=Panama
PE=Peru
PF=French Polynesia
PG=Papua New Guinea
PH=Philippines
PK=Pakistan
PL=Poland
PM=Saint Pierre and Miquelon
PR=Puerto Rico
PS=Palestine
PT=Portugal
PW=Palau
PY=Paraguay
QA=Qatar
RE=Réunion
RO=Romania
RS=Serbia
RU=Russia
RW=Rwanda
SA=Saudi Arabia
SB=Solomon Islands
SC=Seychelles
SD=Sudan
SE=Sweden
SG=Singapore
SH=Saint Helena, Ascension and Tristan da Cunha
SI=Slovenia
SK=Slovakia
SL=Sierra Leone
SN=Senegal
SO=Somalia
SR=Suriname
SS=South Sudan
ST=São Tomé and Príncipe
SV=El Salvador
SX=Sint Maarten
SY=Syria
SZ=Eswatini
TC=Turks and Caicos Islands
TD=Chad
TG=Togo
TH=Thailand
TJ=Tajikistan
TL=Timor-Leste
TM=Turkmenistan
TN=Tunisia
TO=Tonga
TR=Turkey
TT=Trinidad and Tobago
TV=Tuvalu
TW=Taiwan
TZ=Tanzania
UA=Ukraine
UG=Uganda
UM=United States Minor Outlying Islands
US=United States of America
UY=Uruguay
UZ=Uzbekistan
VC=Saint Vincent and the Grenadines
VE=Venezuela
VG=British Virgin Islands
VI=U.S. Virgin Islands
VN=Vietnam
VU=Vanuatu
WF=Wallis and Futuna
WS=Samoa
XK=Kosovo
YE=Yemen
YT=Mayotte
ZA=South Africa
ZM=Zambia
ZW=Zimbabwe$$, e'\n') as pair) as country (code, name)
  on country.code = left(line, 2);
