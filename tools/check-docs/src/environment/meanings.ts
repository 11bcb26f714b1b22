/** What a variable of the environment means to an operator, in French. */
export interface VariableMeaning {
  readonly meaning: string;
  /** A value, where the meaning alone does not show its form. */
  readonly example?: string;
  /** What holds without it, where the schema reckons it from the machine. */
  readonly otherwise?: string;
}

/** Every variable that a process reads, in the order of the page. */
export const meanings: Readonly<Record<string, VariableMeaning>> = {
  PUBLIC_URL: { meaning: 'origine que voient les navigateurs, sans chemin', example: 'https://velo.exemple.fr' },
  BASE_PATH: { meaning: 'chemin sous lequel le produit répond', example: '/alveole-pro' },
  HOST: { meaning: 'adresse sur laquelle le processus écoute', example: '0.0.0.0' },
  PORT: { meaning: 'port sur lequel le processus écoute' },
  LOG_LEVEL: { meaning: 'plus petit niveau du journal : trace, debug, info, warn, error, fatal, silent' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'qui reçoit les traces en OTLP/HTTP ; vide : personne',
    example: 'http://jaeger:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: { meaning: 'part des appels dont la trace est gardée, de 0 à 1' },
  NODE_ENV: { meaning: 'en production, une réponse hors contrat part quand même, aussi loin qu’elle le peut' },
  TRUSTED_PROXIES: {
    meaning:
      'mandataires devant la passerelle, dont elle croit x-forwarded-* ; nécessaire quand PUBLIC_URL est en https',
    example: 'loopback,10.0.0.0/8',
  },
  SERVICE_REPLICAS: { meaning: 'instances de chaque service derrière son adresse ; règle le travail admis à la fois' },
  TILES_URL: { meaning: 'fond de carte ; vide : les repères seuls' },
  TILES_ATTRIBUTION: { meaning: 'à qui ce fond est dû', otherwise: 'OpenStreetMap' },
  SHELL_DIR: { meaning: 'dossier de la coquille construite' },
  REMOTES_DIR: {
    meaning:
      'dossier des écrans publiés, avant ceux des deux suivantes ; l’une des trois est nécessaire (avec Compose, dossier de la machine)',
    example: '/srv/remotes',
  },
  REMOTE_URLS: { meaning: 'écrans servis chacun à son adresse', example: '{"public_site": "http://public-site:8080"}' },
  REMOTES_URL: {
    meaning: 'réserve d’écrans publiés, lisible sans signature',
    example: 'https://objets.exemple.fr/ecrans',
  },
  REMOTES_KEPT_DIR: { meaning: 'garde à travers un redémarrage les écrans lus ailleurs' },
  PREVIEW_KEY: {
    meaning: 'signe les liens vers des écrans qui ne sont pas publiés pour tous ; vide : il n’y en a pas',
  },
  CAMPAIGN: { meaning: 'dossier de la campagne, avec son visage et ses textes légaux', example: 'ma-ville' },
  CAMPAIGN_SUPPLEMENTS: { meaning: 'campagnes qui complètent l’aide, dans leur ordre', example: 'region,ville' },
  CAMPAIGNS_DIR: { meaning: 'où sont les dossiers des campagnes', example: '/app/campaigns' },
  PROGRAMME_NAME: { meaning: 'nom du programme, à la place de celui de visage.yaml (40 caractères au plus)' },
  CONTACT_CITIZENS: { meaning: 'à qui écrivent les particuliers' },
  CONTACT_PROFESSIONALS: { meaning: 'à qui écrivent les professionnels' },
  CONTACT_ASSOCIATIONS: { meaning: 'à qui écrivent associations et collectivités' },
  FUNDERS: {
    meaning: 'financeurs que la page du programme nomme, 24 au plus',
    example: '["Région Nord", "Ville de Lens"]',
  },
  INCIDENT: {
    meaning: 'établissements qui peuvent déclarer des dossiers perdus par un incident',
    example: '{"mark": "20200526", "last_day": "2020-05-27", "entity_ids": ["…"]}',
  },
  PAYMENT_DELAY_DAYS: { meaning: 'jours promis entre validation et versement, quand la campagne n’en dit pas' },
  DEBTOR_NAME: { meaning: 'titulaire du compte qui paie' },
  DEBTOR_IBAN: { meaning: 'ce compte', example: 'FR7630006000011234567890189' },
  DEBTOR_BIC: { meaning: 'sa banque', example: 'AGRIFRPP' },
  FUNDER_ACCOUNTS: {
    meaning: 'comptes des financeurs ; qui n’y est pas paie depuis le compte du programme',
    example: '{"ville": {"name": "Ville", "iban": "FR…", "bic": "…"}}',
  },
  BATCH_DAY: { meaning: 'jour où le lot de la semaine se prépare : monday à friday, off' },
  RECOVERY_WAIT_DAYS: { meaning: 'jours sans mouvement avant une demande de paiement à qui doit' },
  RECOVERY_DUE_DAYS: { meaning: 'jours pour la payer' },
  RECOVERY_REMINDER_DAYS: { meaning: 'jours entre deux relances' },
  RECOVERY_REMINDERS: { meaning: 'relances au plus' },
  WEBHOOK_RECEIVERS: {
    meaning: 'qui un webhook peut appeler : public, ou own-machine (cette machine aussi) en essai et en développement',
  },
  WEBHOOK_CALLS: { meaning: 'on : cette instance appelle les webhooks ; off : une autre le fait' },
  SMTP_URL: { meaning: 'serveur de courriel', example: 'smtps://compte:secret@smtp.exemple.fr:465' },
  MAIL_FROM: { meaning: 'expéditeur des courriels', example: 'ne-pas-repondre@velo.exemple.fr' },
  ALERT_MAIL: { meaning: 'qui reçoit les alertes, à côté des administrateurs' },
  SMS_PROVIDER: { meaning: 'fournisseur de SMS : http (notre protocole), ovh, brevo' },
  SMS_URL: {
    meaning: 'adresse du fournisseur : pour http, celle qui prend {to, text} ; pour les autres, la racine de son API',
    example: 'https://eu.api.ovh.com/1.0',
  },
  SMS_SENDER: { meaning: 'expéditeur des SMS, onze signes au plus (ovh, brevo)', example: 'Alveole' },
  SMS_ACCOUNT: { meaning: 'nom du service SMS (ovh)', example: 'sms-ab12345-1' },
  SMS_API_KEY: { meaning: 'clé d’API (brevo), clé de l’application (ovh)' },
  SMS_API_SECRET: { meaning: 'secret de l’application (ovh)' },
  SMS_CONSUMER_KEY: { meaning: 'clé du consommateur (ovh)' },
  SMS_CALLBACK_SECRET: { meaning: 'dans le chemin des avis de remise du fournisseur' },
  SMS_SIGNING_SECRET: { meaning: 'signe les demandes au fournisseur et ses avis (HMAC-SHA256) ; il le connaît aussi' },
  GEOCODER_URL: { meaning: 'recherche d’adresses', example: 'https://data.geopf.fr/geocodage' },
  COMMUNES_URL: { meaning: 'communes et codes postaux', example: 'https://geo.api.gouv.fr' },
  MONGODB_URI: {
    meaning: 'base du service, jeu de réplicas',
    example: 'mongodb://repairs:secret@mongo-1/?replicaSet=alveole',
  },
  AMQP_URL: { meaning: 'RabbitMQ', example: 'amqp://repairs:secret@rabbitmq' },
  BROKER_MANAGEMENT_URL: {
    meaning:
      'gestion de RabbitMQ (HTTP), d’un compte administrateur : pour les files des logiciels ; sans elle, il n’y en a pas',
    example: 'http://alveole:secret@rabbitmq:15672',
  },
  S3_ENDPOINT: { meaning: 'réserve d’objets, vue des services', example: 'http://minio:9000' },
  S3_PUBLIC_ENDPOINT: { meaning: 'la même, vue des navigateurs : l’adresse de la passerelle' },
  S3_REGION: { meaning: 'sa région' },
  S3_BUCKET: { meaning: 'son seau' },
  S3_ACCESS_KEY_ID: { meaning: 'sa clé' },
  S3_SECRET_ACCESS_KEY: { meaning: 'le secret de cette clé' },
  AUTH_URL: { meaning: 'adresse de auth', example: 'http://auth:8080' },
  ENROLMENT_URL: { meaning: 'adresse de enrolment' },
  REPAIRS_URL: { meaning: 'adresse de repairs' },
  REFUNDS_URL: { meaning: 'adresse de refunds' },
  NOTIFICATIONS_URL: { meaning: 'adresse de notifications' },
  AUTH_PRIVATE_KEY: { meaning: 'signe les jetons des personnes (PEM, P-256)' },
  AUTH_PUBLIC_KEYS: {
    meaning: 'clés dont les jetons sont acceptés',
    example: '{"2026-01": "-----BEGIN PUBLIC KEY-----…"}',
  },
  SERVICE_SECRET: { meaning: 'signe les jetons des services entre eux' },
  SEALING_KEY: { meaning: 'scelle les codes dans les événements : 32 octets en base64' },
  CODE_PEPPER: { meaning: 'mêlé aux empreintes des codes courts' },
  ACCOUNTS_SIGNING_KEY: { meaning: 'signe les têtes des comptes publics (PEM, Ed25519)' },
  BCRYPT_COST: { meaning: 'coût des empreintes de mots de passe, puissance de deux' },
  BCRYPT_THREADS: { meaning: 'fils qui les calculent', otherwise: 'un de moins que de processeurs' },
  BCRYPT_QUEUE: { meaning: 'connexions qui peuvent attendre un tel fil' },
  RETENTION: {
    meaning: 'cette instance anonymise la nuit ce qui a dépassé sa durée de conservation : on, off',
  },
  MASS_RUNS: { meaning: 'cette instance exécute les actes par lot et les simulations : on, off' },
  DEFERRED_DECISIONS: { meaning: 'cette instance écrit les décisions du bureau arrivées à terme : on, off' },
};
