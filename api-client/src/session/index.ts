export { clearToken, endSession, getToken, onSessionEnd, setToken, TOKEN_KEY } from './session';
