import type { Translation } from '@frontdesk/shared/contract';

export default {
  firstName: 'Prénom',
  lastName: 'Nom',
  confirmPassword: 'Confirmer le mot de passe',
  loginLink: 'Se connecter',
  backToLogin: 'Retour à la connexion',
  hasAccount: 'Vous avez déjà un compte ?',
  cancel: 'Annuler',
  loading: 'Chargement…',
  passwordHint: 'Au moins 10 caractères, dont un chiffre, une majuscule, une minuscule et un caractère spécial.',

  email: 'Adresse e-mail',
  password: 'Mot de passe',

  firstNameRequired: 'Veuillez saisir votre prénom.',
  lastNameRequired: 'Veuillez saisir votre nom.',
  emailRequired: 'Veuillez saisir votre adresse e-mail.',
  passwordRequired: 'Veuillez saisir votre mot de passe.',
  loginFailed: 'Échec de la connexion :',
  loginRefused: 'Adresse e-mail ou mot de passe incorrect.',

  loginTitle: 'Connexion',
  loginIntro: 'Bon retour parmi nous.',
  forgotPassword: 'Mot de passe oublié ?',
  newHere: 'Pas encore de compte ?',
  registerHere: 'Créer un compte',
  loginPassword: 'Mot de passe',
  registered: 'Votre compte est prêt. Connectez-vous pour commencer.',
} satisfies Translation<typeof import('../form-words')>;
